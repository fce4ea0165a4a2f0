import { type Client, createClient } from '@kinora/client'
import { computed, signal } from '@preact/signals'
import { BASE } from '../core/base.ts'
import { keep, recall } from '../core/storage.ts'

/** Whose key it is and what it may do: the answer of `GET /ent/v2/account`. */
export type Account = {
  id: string
  name: string
  key: { id: string; name: string; scopes: ('create' | 'read' | 'admin')[]; expires_at: string | null }
}

/** The key, kept in this browser alone; it is never part of an address. */
const key = signal<string | undefined>(recall('key'))

export const account = signal<Account | undefined>(undefined)
/** Why one has to sign in again. */
export const ended = signal(false)
/** Whether the last request got no answer. */
export const away = signal(false)

export const isSignedIn = computed(() => key.value !== undefined)
export const isOperator = computed(() => account.value?.key.scopes.includes('admin') ?? false)
export const mayCreate = computed(() => account.value?.key.scopes.includes('create') ?? false)

/** Requests that this page sends: what they tell about the connection and the key is noted. */
const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    away.value = [502, 503, 504].includes(response.status)
    if (response.status === 401 && sentKey(init) === key.value) endSession()
    return response
  } catch (error) {
    if (!init?.signal?.aborted) away.value = true
    throw error
  }
}

const sentKey = (init: RequestInit | undefined): string | undefined =>
  new Headers(init?.headers).get('authorization')?.replace(/^Token /, '')

// A page waits for a service that restarts for as long as somebody leaves it open.
const PATIENCE_MS = 24 * 3_600_000

const clientFor = (withKey: string, patienceMs = PATIENCE_MS): Client =>
  createClient({ url: BASE, key: withKey, patienceMs, fetch: watchedFetch })

const current = computed(() => (key.value === undefined ? undefined : clientFor(key.value)))

/** The client of who is signed in. */
export function client(): Client {
  const found = current.value
  if (!found) throw new Error('nobody is signed in')
  return found
}

/** The header that proves the key, for the few requests that are not the client's. */
export const authorization = (): Record<string, string> => ({ authorization: `Token ${key.value ?? ''}` })

/** Signs in with a key, if it opens anything. */
export async function signIn(tried: string): Promise<void> {
  account.value = await clientFor(tried, 0).call<Account>('GET', '/ent/v2/account')
  ended.value = false
  keep('key', tried)
  key.value = tried
}

/** Signs in with the code of a link; it works once. */
export async function signInWithCode(code: string): Promise<void> {
  const { key: made } = await clientFor('', 0).call<{ key: string }>('POST', '/console/sign-in', { json: { code } })
  await signIn(made)
}

/** Reads whose key is kept, at the start of the page. */
export async function resume(): Promise<void> {
  if (key.value !== undefined) account.value = await client().call<Account>('GET', '/ent/v2/account')
}

export function signOut(): void {
  keep('key', undefined)
  key.value = undefined
  account.value = undefined
}

/** The key has ended while the page was open. */
export function endSession(): void {
  if (key.value === undefined) return
  ended.value = true
  signOut()
}

// Signed out in one tab, signed out in all.
addEventListener('storage', event => {
  if (event.key === 'kinora.key') {
    key.value = event.newValue ?? undefined
    if (key.value === undefined) account.value = undefined
    else void resume()
  }
})
