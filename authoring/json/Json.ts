/** Any value that JSON can hold; what comes from a file or leaves for a client. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
