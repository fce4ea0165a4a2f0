export type Environment = Record<string, string | undefined>

/** A word after `kinora`. What it throws is told in one line, with exit code 1. */
export type Command = {
  summary: string
  /** One line for each way to call it. */
  usage: string
  /** Answers the exit code. */
  run(args: string[], env: Environment): Promise<number>
}

/** One JSON object on standard output, for people to read and programs to parse. */
export const print = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
