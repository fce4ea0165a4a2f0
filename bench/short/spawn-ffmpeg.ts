import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createStripes, FRAMES, SIZE } from './clip.ts'

export const isFfmpegHere = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

const ARGUMENTS = [
  '-v error -y',
  `-f rawvideo -pix_fmt yuv420p -s ${SIZE.width}x${SIZE.height} -r 24 -i pipe:0`,
  '-f lavfi -i sine=440:r=48000:d=1 -ac 2',
  '-c:v libx264 -preset veryfast -crf 20 -threads 1 -g 48',
  '-c:a aac -aac_coder fast -b:a 160k -movflags +faststart',
].flatMap(line => line.split(' '))

/** The same clip by a program of its own, which is given the frames through a pipe. */
export async function spawnFfmpeg(path: string): Promise<void> {
  const child = spawn('ffmpeg', [...ARGUMENTS, path], { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = once(child, 'close')
  const draw = createStripes()
  for (let index = 0; index < FRAMES; index++) {
    if (!child.stdin.write(Buffer.from(draw(index)))) await Promise.race([once(child.stdin, 'drain'), ended])
  }
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
