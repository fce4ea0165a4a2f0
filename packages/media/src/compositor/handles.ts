/** Something in the compositor's memory, until it is freed. */
export type Handle<Kind extends string> = { readonly kind: Kind; free(): void }

/** Maps handles to their objects, so that freed handles and those of other compositors are rejected by name. */
export function createHandles<Kind extends string, Stored extends object>(kind: Kind, give: (stored: Stored) => void) {
  const stored = new Map<Handle<Kind>, Stored>()

  function free(handle: Handle<Kind>): void {
    const found = of(handle)
    stored.delete(handle)
    give(found)
  }

  function of(handle: Handle<Kind>): Stored {
    const found = stored.get(handle)
    if (!found) throw new Error(`this ${kind} was freed, or was never added to this compositor`)
    return found
  }

  return {
    add<More extends object>(value: Stored, more: More): Handle<Kind> & More {
      const handle = { ...more, kind, free: () => free(handle) }
      stored.set(handle, value)
      return handle
    },
    of,
    freeAll: () => [...stored.keys()].forEach(free),
  }
}
