export type Environment = Record<string, string | undefined>

/** A subcommand of `kinora`. Its errors are printed in one line, with exit code 1. */
export type Command = {
  summary: string
  /** One line for each way to call it. */
  usage: string
  /** More help, for the words beside `--help`. */
  help?(args: string[]): string
  /** Completions after these words; the last one is incomplete. */
  complete?(words: string[]): string[]
  /** Returns the exit code. */
  run(args: string[], env: Environment): Promise<number>
}

/** Commands by name, each loaded when it is called, because together they are most of the program. */
export type Commands = Record<string, () => Promise<Command>>

/** True if the arguments ask for help. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')

/** Prints one JSON object to standard output, for people and programs. */
export const print = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
