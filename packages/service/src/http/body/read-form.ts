import { createHash } from 'node:crypto'
import { sniff } from '@kinora/media/formats/sniff'
import type { Values } from '../../catalog/fill-defaults.ts'
import { Refusal } from '../../core/errors.ts'

// Ordinary forms have a dozen fields and a few pictures; parsing many more would take long.
const MAX_PARTS = 100

export const isFormType = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '')

/**
 * Parses a form into an object: files as data URLs, repeated names and names with `[]` as lists, `name[key]` as a field
 * of an object. `said` identifies its content, because a repeated form has another boundary.
 */
export async function readForm(body: Buffer, contentType: string): Promise<{ value: Values; said: Uint8Array }> {
  mustHaveFewParts(body, contentType)
  const form = await parseForm(body, contentType)
  const value: Values = Object.create(null)
  const said = createHash('sha256')
  for (const [name, part] of form) {
    const content = typeof part === 'string' ? part : await dataUrl(part)
    said.update(`${JSON.stringify(name)} ${content.length}\n`).update(content)
    if (content !== '') place(value, name, content)
  }
  return { value, said: said.digest() }
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    const view = new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length)
    return await new Response(view, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new Refusal('BadRequest', 'the body is not a well-formed multipart/form-data form')
  }
}

function mustHaveFewParts(body: Buffer, contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined)
    throw new Refusal(
      'BadRequest',
      'the Content-Type of a form must name its boundary: multipart/form-data; boundary=…',
    )
  const mark = Buffer.from(`--${boundary}`)
  let marks = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    marks += 1
    // The closing mark is one more than the parts.
    if (marks > MAX_PARTS + 1) throw new Refusal('BadRequest', `a form may have at most ${MAX_PARTS} parts`)
  }
}

/** By its bytes, since clients often declare no type. */
async function dataUrl(file: Blob): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = sniff(bytes)
  const type = format ? `image/${format}` : file.type || 'application/octet-stream'
  return `data:${type};base64,${bytes.toString('base64')}`
}

function place(value: Values, name: string, content: string): void {
  const [, outer = '', inner = ''] = /^([^[]+)\[([^\]]+)\]$/.exec(name) ?? []
  if (inner && !/^\d+$/.test(inner)) {
    const known = value[outer]
    value[outer] = { ...(typeof known === 'object' && !Array.isArray(known) ? known : {}), [inner]: content }
    return
  }
  const plain = name.replace(/\[\d*\]$/, '')
  const known = value[plain]
  if (known === undefined) value[plain] = name === plain ? content : [content]
  else value[plain] = [known, content].flat()
}
