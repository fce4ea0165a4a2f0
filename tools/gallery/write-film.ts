import type { Input } from '../../packages/media/src/engine/contract.ts'
import { shootVideo } from '../../packages/studio/src/orders/shoot-video.ts'
import { passingPath } from './input-files.ts'

/** A short clip that was shot here, as an order brings it. */
export async function writeFilm(prompt: string, role: string, name: string): Promise<Input> {
  const path = passingPath('mp4')
  const size = { width: 640, height: 360 }
  await shootVideo(
    path,
    {
      kind: 'video',
      prompt,
      seed: 1,
      inputs: [],
      seconds: 2,
      ...size,
      withSound: false,
      withMusic: false,
      amplitude: 'large',
      from: { kind: 'words' },
    },
    () => undefined,
  )
  return { role, kind: 'clip', path, name }
}
