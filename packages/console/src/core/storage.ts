// Everything this page keeps is in the browser, under names of its own.
const PREFIX = 'kinora.'

/** What was kept; nothing where the browser keeps nothing. */
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
    // A browser that keeps nothing forgets with the page.
  }
}
