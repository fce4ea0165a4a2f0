const MAX_BYTES = 1_024

/** Names of ignored fields as one header value: non-ASCII percent-encoded, at most 1 kB, then `+N` for the rest. */
export function formatIgnoredFields(paths: readonly string[]): string {
  let header = ''
  for (const [index, path] of paths.entries()) {
    const next = `${header ? ',' : ''}${encoded(path)}`
    const rest = paths.length - index
    // Reserves space for the count, which the last name does not need.
    const room = MAX_BYTES - (rest > 1 ? `,+${rest}`.length : 0)
    if (header.length + next.length > room) return `${header}${header ? ',' : ''}+${rest}`
    header += next
  }
  return header
}

const encoded = (path: string): string =>
  // Cut slightly above the limit: a name may be as long as a body, and is then counted instead of listed.
  encodeURI(path.slice(0, MAX_BYTES + 1).toWellFormed())
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll(',', '%2C')
