import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { keepChild } from '../api/keep-child.ts'
import { stopwatch, QUALITY, type Taken } from './encode-clip.ts'
import { FRAME } from './scenes.ts'

let isThere: boolean | undefined

export const hasFfmpeg = (): boolean => (isThere ??= spawnSync('ffmpeg', ['-version']).status === 0)

/** What many do: every frame as RGBA through a pipe to a program of its own, which says what CPU time it took. */
export async function pipeToFfmpeg(
  path: string,
  frames: number,
  rgbaAt: (index: number) => Promise<Buffer>,
): Promise<Taken> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${FRAME.width}x${FRAME.height}`, '-r', '24', '-i', '-']
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    QUALITY.preset,
    '-crf',
    `${QUALITY.crf}`,
    '-threads',
    '1',
    '-pix_fmt',
    'yuv420p',
  ]
  const child = spawn('ffmpeg', ['-hide_banner', '-benchmark', '-y', ...input, ...output, path], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const taken = stopwatch()
  const exited = once(child, 'exit').finally(keepChild(child))
  let said = ''
  child.stderr.on('data', chunk => (said += String(chunk)))
  for (let index = 0; index < frames; index++) {
    if (!child.stdin.write(Buffer.from(await rgbaAt(index)))) await once(child.stdin, 'drain')
  }
  child.stdin.end()
  const [code] = await exited
  await rm(path, { force: true })
  const [, user, system] = /utime=([\d.]+)s stime=([\d.]+)s/.exec(said) ?? []
  if (code !== 0 || user === undefined || system === undefined) throw new Error(`ffmpeg ended with ${code}: ${said}`)
  const { cpuMs, wallMs } = taken(frames)
  return { cpuMs: cpuMs + ((Number(user) + Number(system)) * 1_000) / frames, wallMs }
}
