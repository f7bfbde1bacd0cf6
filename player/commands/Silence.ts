/** Thrown where an install ends without another word, as on a device that hangs, or that was cut off in the middle. */
export class Silence extends Error {}
