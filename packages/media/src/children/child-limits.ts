import { existsSync } from 'node:fs'

/** System limits of a child over its whole life. */
export type ChildLimits = {
  /** On all cores together. Children are replaced long before; this ends an orphaned one. */
  cpuSeconds: number
  /** Private written memory; mapped files and reserved memory do not count. */
  memoryBytes: number
  /** Address space, including unused reservations: each WebAssembly memory takes ten gigabytes. */
  addressBytes: number
}

// A film of three minutes may take an hour of one core on a slow machine, and a child makes fifty.
const HOUR_SECONDS = 3_600
const GB = 2 ** 30

/** Enough for speech and picture models, 4K, and several WebAssembly memories. */
export const USUAL_LIMITS: ChildLimits = {
  cpuSeconds: 24 * HOUR_SECONDS,
  memoryBytes: 8 * GB,
  addressBytes: 256 * GB,
}

// The time is a soft limit, because the hard one kills without a reason. Each limit is set separately: a system without
// it, or with a lower one, keeps its own. Core files are off, because they would contain callers' data.
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
 * Starts `program` under limits: the shell sets them and becomes the program with the same pid. Node has no call for
 * this.
 */
export function limited(program: string, limits: ChildLimits): { program: string; args: string[] } {
  if (!canLimit) return { program, args: [] }
  const numbers = [limits.cpuSeconds, limits.memoryBytes / 1024, limits.addressBytes / 1024]
  const args = ['-c', SCRIPT, 'limits', ...numbers.map(number => String(Math.ceil(number))), program]
  return { program: SHELL, args }
}
