import { open, readFile } from 'node:fs/promises'
import { sniff } from '@kinora/media/formats/sniff'

export type Fields = Readonly<Record<string, string | number | boolean | undefined>>

/** A form with files; their first bytes determine the content type. */
export async function buildForm(fields: Fields, files: readonly { field: string; path: string }[]): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
  for (const [index, { field, path }] of files.entries()) {
    const format = await formatAt(path)
    const bytes = new Uint8Array(await readFile(path))
    form.append(field, new File([bytes], `${index + 1}.${format}`, { type: `image/${format}` }))
  }
  return form
}

async function formatAt(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return sniff(buffer) ?? 'png'
  } finally {
    await file.close()
  }
}
