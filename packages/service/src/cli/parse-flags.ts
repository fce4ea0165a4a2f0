import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util'
import { unknownFlag } from './unknown-flag.ts'

export type FlagOptions = Record<string, ParseArgsOptionDescriptor>

/** Words and flags of a command line. An unknown flag is an error that names the nearest known one. */
export function parseFlags<O extends FlagOptions>(args: string[], options: O, more: { allowNegative?: boolean } = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true, ...more })
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error
    throw new Error(unknownFlag(message, Object.keys(options)), { cause: error })
  }
}
