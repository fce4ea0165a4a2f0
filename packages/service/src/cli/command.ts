export type Environment = Record<string, string | undefined>

/** A word after `kinora`. What it throws is told in one line, with exit code 1. */
export type Command = {
  summary: string
  /** One line for each way to call it. */
  usage: string
  /** What more there is to tell of it, given the words that stand beside `--help`. */
  help?(args: string[]): string
  /** What may come after these words; the last of them is only begun. */
  complete?(words: string[]): string[]
  /** Answers the exit code. */
  run(args: string[], env: Environment): Promise<number>
}

/** Commands by name, each loaded when it is called: together they are most of the program. */
export type Commands = Record<string, () => Promise<Command>>

/** Whether somebody wants to know how to call it rather than to call it. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')

/** One JSON object on standard output, for people to read and programs to parse. */
export const print = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
