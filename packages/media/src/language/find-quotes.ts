const QUOTED = /"([^"\n]{1,400})"|“([^”\n]{1,400})”|「([^」\n]{1,400})」|『([^』\n]{1,400})』|《([^》\n]{1,400})》/gu

export type Quoted = { text: string; from: number; to: number }

/** What stands in quotation marks of any sort, and where. */
export const findQuotes = (text: string): Quoted[] =>
  [...text.matchAll(QUOTED)].flatMap(match => {
    const inside = match
      .slice(1)
      .find(part => part !== undefined)
      ?.trim()
    return inside ? [{ text: inside, from: match.index, to: match.index + match[0].length }] : []
  })
