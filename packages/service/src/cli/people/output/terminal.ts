import { createInterface } from 'node:readline/promises'

/** The output of a command: results on standard output, everything else on standard error. */
export type Terminal = {
  /** True if there is an interactive terminal. */
  isInteractive: boolean
  /** The width of result lines; unlimited if they go to a file. */
  width: number
  /** Prints a result. */
  print(text: string): void
  printJson(value: unknown): void
  /** Prints a message that is not a result. */
  tell(text: string): void
  /** Draws a line that the next one replaces; does nothing without a terminal. */
  draw(text: string): void
  /** Asks a question; undefined if interrupted or without a terminal. */
  ask(question: string): Promise<string | undefined>
  close(): void
}

// A terminal of unknown width reports 0.
const columnsOf = ({ columns }: NodeJS.WriteStream): number => columns || 80

export function openTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  const isInteractive = stdin.isTTY && stderr.isTTY
  let drawn = ''
  const erase = (): void => {
    if (drawn !== '') stderr.write('\r\u001B[K')
    drawn = ''
  }
  return {
    isInteractive,
    width: stdout.isTTY ? columnsOf(stdout) : Number.POSITIVE_INFINITY,
    print(text) {
      erase()
      stdout.write(`${text}\n`)
    },
    printJson(value) {
      erase()
      stdout.write(`${JSON.stringify(value, null, 2)}\n`)
    },
    tell(text) {
      erase()
      stderr.write(`${text}\n`)
    },
    draw(text) {
      if (!isInteractive || text === drawn) return
      stderr.write(`\r\u001B[K${text.slice(0, columnsOf(stderr) - 1)}`)
      drawn = text
    },
    async ask(question) {
      if (!isInteractive) return undefined
      erase()
      const lines = createInterface({ input: stdin, output: stderr })
      const interrupted = new AbortController()
      lines.on('SIGINT', () => interrupted.abort())
      lines.on('close', () => interrupted.abort())
      try {
        return await lines.question(question, { signal: interrupted.signal })
      } catch {
        stderr.write('\n')
        return undefined
      } finally {
        lines.close()
      }
    },
    close: erase,
  }
}

/** Aligned columns; the last one is cut to the width. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => (row[column] ?? '').length)))
  return all
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map(line => (line.length > width ? `${line.slice(0, width - 1)}…` : line))
    .join('\n')
}

/** Names with descriptions, one a line. */
export function formatFacts(facts: Record<string, string | number | undefined>): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  const width = Math.max(0, ...known.map(([name]) => name.length))
  return known.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

/** A text as one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
