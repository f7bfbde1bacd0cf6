import type { NeutralKind } from './Replacement'

interface Words {
  /** The n-th replacement, from 1; like its original where that matters to whoever reads it. */
  make: (n: number, original: string) => string
  /** What `make` makes: such a thing tells of nobody and is left as it is. */
  made: RegExp
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0')

/** Addresses that are reserved for documentation, then those for measuring. */
const blocks = ['192.0.2', '198.51.100', '203.0.113']
const address = (n: number) => {
  const block = blocks[Math.floor((n - 1) / 254)]
  return block ? `${block}.${((n - 1) % 254) + 1}` : `198.18.${Math.floor(n / 254) % 256}.${(n % 254) + 1}`
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What stands in the place of each kind of thing. */
export const replacements: Record<NeutralKind, Words> = {
  address: {
    make: (n, original) => (original.includes(':') ? `2001:db8::${hex(n, 1)}` : address(n)),
    made: /^(192\.0\.2|198\.51\.100|203\.0\.113|198\.18\.\d+)\.\d+$|^2001:db8::[\da-f]{1,4}$/,
  },
  hardware: {
    make: (n, original) =>
      `02:00:00:00:${hex(n >> 8, 2)}:${hex(n & 255, 2)}`.replaceAll(':', original.charAt(2)),
    made: /^02([:-])00\1{1}00\1{1}00\1{1}[\da-f]{2}\1{1}[\da-f]{2}$/,
  },
  host: {
    make: (n, original) => (original.includes('.') ? `host-${n}.example` : `host-${n}`),
    made: /^host-\d+(\.example)?$/,
  },
  network: { make: (n) => `Network ${n}`, made: /^Network \d+$/ },
  device: { make: (n) => `Device ${n}`, made: /^Device \d+$/ },
  person: { make: (n) => `user-${n}`, made: /^user-\d+$/ },
  email: { make: (n) => `person-${n}@mail.example`, made: /^person-\d+@mail\.example$/ },
  secret: { make: (n) => `secret-${n}`, made: /^secret-\d+$|^•+$/ },
  serial: {
    make: (n, original) => (isUuid(original) ? `00000000-0000-4000-8000-${hex(n, 12)}` : `serial-${n}`),
    made: /^serial-\d+$|^00000000-0000-4000-8000-[\da-f]{12}$/,
  },
}
