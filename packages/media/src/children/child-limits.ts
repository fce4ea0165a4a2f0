import { existsSync } from 'node:fs'

/** What the system lets a child have, over its whole life. */
export type ChildLimits = {
  /** On all cores together. A child is replaced long before: this ends one that nobody watches any more. */
  cpuSeconds: number
  /** Memory that is its own and written to; files that it maps and room that it only reserves are not counted. */
  memoryBytes: number
  /** Addresses, with all that is reserved and never used: each WebAssembly memory takes ten gigabytes of them. */
  addressBytes: number
}

// A film of three minutes may take an hour of one core on a slow machine, and a child works on fifty.
const HOUR_SECONDS = 3_600
const GB = 2 ** 30

/** Enough for models of speech and pictures, 4K, and several WebAssembly memories. */
export const USUAL_LIMITS: ChildLimits = {
  cpuSeconds: 24 * HOUR_SECONDS,
  memoryBytes: 8 * GB,
  addressBytes: 256 * GB,
}

// The time is a soft limit, since a process that reaches the hard one is killed without a word of why. Set one by one: a system that does not know one of them, or has a lower one of its own, keeps what it has. A core file
// would hold what a stranger sent.
const SHELL = '/bin/sh'
const SCRIPT = `
  ulimit -c 0 2>/dev/null
  ulimit -S -t "$1" 2>/dev/null
  ulimit -d "$2" 2>/dev/null
  ulimit -v "$3" 2>/dev/null
  shift 3
  exec "$@"
`

const canLimit = existsSync(SHELL)

/**
 * How to start `program` under limits: the shell sets them and becomes the program, under the same pid. Node itself has no
 * call for it.
 */
export function limited(program: string, limits: ChildLimits): { program: string; args: string[] } {
  if (!canLimit) return { program, args: [] }
  const numbers = [limits.cpuSeconds, limits.memoryBytes / 1024, limits.addressBytes / 1024]
  const args = ['-c', SCRIPT, 'limits', ...numbers.map(number => String(Math.ceil(number))), program]
  return { program: SHELL, args }
}
