import { effect, signal } from '@preact/signals'
import { client, isSignedIn } from './session.ts'

/** In place of the id of a collection. */
export const FAVOURITES = 'favourites'

/** Counts the changes of collections on this page. */
export const collectionsChanged = signal(0)

/** The favourite tasks and scenes of the account; undefined until they are known. */
export const favourites = signal<ReadonlySet<string> | undefined>(undefined)

// Another account has others.
effect(() => {
  if (!isSignedIn.value) favourites.value = undefined
})

/** Loads them, unless they are known. */
export async function loadFavourites(): Promise<void> {
  if (favourites.value) return
  const { contents } = await client().collection(FAVOURITES)
  favourites.value ??= new Set(contents.map(({ id }) => id))
}

/** Shown at once, and taken back if the service refuses. */
export async function setFavourite(id: string, isOne: boolean): Promise<void> {
  const before = favourites.value ?? new Set<string>()
  const next = new Set(before)
  if (isOne) next.add(id)
  else next.delete(id)
  favourites.value = next
  try {
    if (isOne) await client().addToCollection(FAVOURITES, id)
    else await client().removeFromCollection(FAVOURITES, id)
    collectionsChanged.value += 1
  } catch (error) {
    favourites.value = before
    throw error
  }
}
