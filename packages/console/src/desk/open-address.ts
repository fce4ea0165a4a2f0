import { go } from '../core/route.ts'

/** The desk that has taken another address while it is open, such as that of the scene that it was saved as. */
let moved: { to: string; key: string } | undefined

/** The key of the desk at an address: an open desk stays open there. */
export const deskKeyAt = (at: string): string => (moved?.to === at ? moved.key : at)

/** Changes the address of an open desk. */
export function moveDesk(key: string, to: string): void {
  if (to === location.hash) return
  moved = { to, key }
  go(to, { replace: true })
}
