/** Columns that line up; the last one is cut to the width. */
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

/** Names and what they are, one a line. */
export function formatFacts(facts: Record<string, string | number | undefined>): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  const width = Math.max(0, ...known.map(([name]) => name.length))
  return known.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

/** One line of a text. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
