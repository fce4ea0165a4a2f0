import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { spawn } from 'node:child_process'
import type { Client, Task } from '@kinora/client'

type SaveOptions = { output: string | undefined; name: string; cwd: string }

/**
 * Downloads the files of a task and returns their paths: none if its result is words or a voice. `-` writes to standard
 * output. Several files are numbered.
 */
export async function saveFiles(kinora: Client, { id, creations }: Task, options: SaveOptions): Promise<string[]> {
  const urls = creations.map(one => one.url).filter(url => url !== '')
  if (creations.length > 0 && urls.length === 0) throw new Error(`the files of task ${id} are no longer kept`)
  if (options.output === '-') {
    for (const url of urls) await pipeline(kinora.download(url), process.stdout, { end: false })
    return []
  }
  const paths: string[] = []
  for (const [index, url] of urls.entries()) {
    const path = numbered(await pathFor(url, `${options.name}-${id}`, options), urls.length > 1 ? index + 1 : undefined)
    await saveFile(kinora, url, resolve(options.cwd, path))
    paths.push(path, ...(await savePasses(kinora, creations[index]?.passes ?? [], path, options.cwd)))
  }
  return paths
}

/** Passes lie beside the clip and are named after it: `cat.depth.mp4`. */
export async function savePasses(
  kinora: Client,
  passes: readonly { name: string; url: string }[],
  clip: string,
  cwd: string,
): Promise<string[]> {
  const paths: string[] = []
  for (const { name, url } of passes) {
    const bare = clip.slice(0, clip.length - extname(clip).length)
    const path = `${bare}.${name.replaceAll(/[^a-z0-9]+/gi, '-')}${extname(new URL(url).pathname)}`
    await saveFile(kinora, url, resolve(cwd, path))
    paths.push(path)
  }
  return paths
}

/** The given output file; in a folder or by default, a name from the generator and the task. */
async function pathFor(url: string, name: string, { output, cwd }: SaveOptions): Promise<string> {
  const file = `${name.replaceAll('/', '-')}${extname(new URL(url).pathname)}`
  if (output === undefined) return file
  const found = await stat(resolve(cwd, output)).catch(() => undefined)
  return found?.isDirectory() ? join(output, file) : output
}

function numbered(path: string, number: number | undefined): string {
  const extension = extname(path)
  return number === undefined ? path : `${path.slice(0, path.length - extension.length)}-${number}${extension}`
}

/** Writes the file completely or not at all. */
export async function saveFile(kinora: Client, url: string, path: string): Promise<void> {
  const unfinished = join(path, '..', `.${basename(path)}.part`)
  try {
    await pipeline(kinora.download(url), createWriteStream(unfinished))
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Opens a file with the system's program for it. */
export function openFile(path: string): Promise<void> {
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open'
  return new Promise((done, reject) => {
    const child = spawn(command, [path], { stdio: 'ignore', detached: true })
    child.on('error', () => reject(new Error(`${command} is not here to open ${path}`)))
    child.on('spawn', () => {
      child.unref()
      done()
    })
  })
}
