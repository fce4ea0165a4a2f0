import { signal } from '@preact/signals'
import { client } from './session.ts'

export type BroughtFile = { name: string; type: string; shownUrl: string }

/** Previews of uploaded files, by their uri in requests. */
const brought = signal<ReadonlyMap<string, BroughtFile>>(new Map())

export const broughtFile = (uri: string): BroughtFile | undefined => brought.value.get(uri)

/** Uploads a file; returns its uri. */
export async function bringFile(file: Blob, signal?: AbortSignal): Promise<string> {
  const uri = await client().upload(file, { signal })
  const name = file instanceof File ? file.name : ''
  brought.value = new Map(brought.value).set(uri, { name, type: file.type, shownUrl: URL.createObjectURL(file) })
  return uri
}

/** True if a URL leads to a file of the service. */
const isSigned = (url: string): boolean => /[?&](?:signature|X-Amz-Signature)=/.test(url)

/** Uploads one of the service's own files again: a draft outlives the URL of a film's file. */
export async function bringAgain(url: string, signal?: AbortSignal): Promise<string> {
  if (!isSigned(url)) return url
  const response = await fetch(url, { signal: signal ?? null })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const blob = await response.blob()
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  return bringFile(new File([blob], name, { type: blob.type }), signal)
}

/** The same request with all its files uploaded again. */
export async function bringRequest(value: unknown, signal?: AbortSignal): Promise<unknown> {
  if (typeof value === 'string') return isSigned(value) ? bringAgain(value, signal) : value
  if (Array.isArray(value)) return Promise.all(value.map(one => bringRequest(one, signal)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await bringRequest(inner, signal)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
