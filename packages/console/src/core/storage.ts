// All state is in the browser, under prefixed names.
const PREFIX = 'kinora.'

/** The stored value; undefined if the browser stores nothing. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined
  }
}

export function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // Without storage, values last as long as the page.
  }
}
