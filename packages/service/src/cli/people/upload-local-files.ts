import { openAsBlob } from 'node:fs'
import type { Client } from '@kinora/client'
import type { Fields } from '../../catalog/words/field.ts'
import { WrongUsage } from './exit-codes.ts'
import { isLocalFile, isRemote } from './place-words.ts'
import { takesFiles } from './request-flags.ts'

type Body = Record<string, unknown>

/** Uploads every local file in a body, also inside entries such as subjects, and replaces it by its uri. */
export async function uploadLocalFiles<B extends object>(
  fields: Fields,
  body: B,
  kinora: () => Promise<Client>,
): Promise<B> {
  const brought = new Map<string, string>()
  const bring = async (word: unknown, name: string): Promise<unknown> => {
    if (typeof word !== 'string' || word === '' || isRemote(word)) return word
    if (!isLocalFile(word)) throw new WrongUsage(`${name}: there is no file ${JSON.stringify(word)}`)
    const uri = brought.get(word) ?? (await (await kinora()).upload(await openAsBlob(word)))
    brought.set(word, uri)
    return uri
  }
  return replaceFiles(fields, body, bring)
}

type Upload = (word: unknown, name: string) => Promise<unknown>

async function replaceFiles<B extends object>(fields: Fields, body: B, bring: Upload): Promise<B> {
  const values: Body = Object.fromEntries(Object.entries(body))
  const changed: Body = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (value === undefined) continue
    if (takesFiles(field))
      changed[name] = Array.isArray(value) ? await mapInTurn(value, one => bring(one, name)) : await bring(value, name)
    else if (field.kind === 'list' && field.of.kind === 'record') {
      const { fields: inner } = field.of
      const replace = async (one: unknown): Promise<unknown> => (isEntry(one) ? replaceFiles(inner, one, bring) : one)
      changed[name] = Array.isArray(value) ? await mapInTurn(value, replace) : await replace(value)
    }
  }
  return { ...body, ...changed }
}

const isEntry = (value: unknown): value is Body => typeof value === 'object' && value !== null

async function mapInTurn(values: readonly unknown[], change: (value: unknown) => Promise<unknown>): Promise<unknown[]> {
  const changed: unknown[] = []
  for (const value of values) changed.push(await change(value))
  return changed
}
