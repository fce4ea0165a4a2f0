import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { remux } from '../../packages/media/src/finish/remux.ts'
import { composeFilm } from '../../packages/media/src/film/compose-film.ts'
import type { ComposeJob } from '../../packages/media/src/film/compose-job.ts'
import { encodeSounds } from '../../packages/media/src/film/encode-sounds.ts'
import { encodeStretch } from '../../packages/media/src/film/encode-stretch.ts'
import { indexClip } from '../../packages/media/src/film/index-clip.ts'
import { layOutTexts } from '../../packages/media/src/film/lay-out-texts.ts'
import { mixFilm } from '../../packages/media/src/film/mix-film.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { writeSound } from '../../packages/media/src/write/write-sound.ts'
import { airOf, FRAME, makeClips } from './clips.ts'

// `node bench/films/compose.ts [rounds]`: what it costs to put a minute together from clips that are made already,
// beside what its frames cost an encoder and what a copy of the finished file costs.
Log.setLevel(AV_LOG_ERROR)
const [SHOTS, SECONDS] = [12, 5]
const SHOT_FRAMES = SECONDS * 24
const FILM_SECONDS = SHOTS * SECONDS
const KINDS = ['dissolve', 'push-left', 'wipe-right', 'zoom']
const rounds = Number(process.argv[2] ?? 3)

const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'))
try {
  const clips = await makeClips(folder, SHOTS, SECONDS)
  const music = join(folder, 'music.mp3')
  await writeSound(music, airOf(FILM_SECONDS, 77), { format: 'mp3' })
  const job = jobOf(clips, music)
  const measured: Record<string, { cpu: number[]; wall: number[] }> = {}
  const take = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const [cpu, wall] = [process.cpuUsage(), performance.now()]
    await work()
    const { user, system } = process.cpuUsage(cpu)
    const times = (measured[name] ??= { cpu: [], wall: [] })
    times.cpu.push((user + system) / 1e6)
    times.wall.push((performance.now() - wall) / 1e3)
  }
  const frames = await framesOf(clips[3]!)
  let counts = { framesCopied: 0, framesEncoded: 0 }
  for (let round = 0; round < rounds + 1; round++) {
    // The first round warms up, as a child of the pool is.
    if (round === 1) for (const name of Object.keys(measured)) delete measured[name]
    await take('compose the film', async () => void (counts = await composeFilm(job, () => undefined)))
    await take('remux the film', () => remux(job.path, join(folder, 'copy.mp4'), 'mp4', { label: '{}' }))
    await take('encode all its frames, as clips are (a twelfth, scaled)', () => encodeBare(frames))
    await take('· of it: index the clips', async () => {
      for (const clip of clips) await indexClip(clip)
    })
    const plain = new Set(job.timeline.shots.map(({ source }) => source))
    let mixed: Awaited<ReturnType<typeof mixFilm>>
    await take('· of it: decode, mix and level the sound', async () => void (mixed = await mixFilm(job, plain)))
    await take('· of it: encode the sound', async () => mixed && (await encodeSounds([mixed.sound])).close())
    await take('· of it: 48 frames with a title', () => encodeTitle(clips))
  }
  print(measured, counts)

  async function encodeTitle(paths: readonly string[]): Promise<void> {
    const [shot] = job.timeline.shots
    const clip = await indexClip(paths[0]!)
    const quality = { preset: 'superfast', crf: 20 }
    const film = {
      size: FRAME,
      shots: [{ ...shot!, clip, atFrame: 0, isCopyable: true }],
      texts: layOutTexts(job.timeline).texts,
      quality,
    }
    for (const packet of await encodeStretch(film, 0, 48)) packet.free()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Twelve shots, every third of them with a transition to the next; a title at the beginning, another within a shot. */
function jobOf(clips: readonly string[], music: string): ComposeJob {
  const sources = clips.map((_, index) => `clip-${index}`)
  const cues = sources.map((source, index) => ({
    source,
    atSeconds: index * SECONDS,
    fromSeconds: 0,
    seconds: SECONDS,
  }))
  return {
    path: join(folder, 'film.mp4'),
    files: { music, ...Object.fromEntries(clips.map((clip, index) => [`clip-${index}`, clip])) },
    timeline: {
      ...FRAME,
      framesPerSecond: 24,
      frames: SHOTS * SHOT_FRAMES,
      shots: sources.map((source, index) => ({
        source,
        name: `Shot ${index + 1}`,
        fromFrame: 0,
        frames: SHOT_FRAMES,
        ...(index % 3 === 1 && { transition: { kind: KINDS[Math.floor(index / 3)]!, frames: 8 } }),
      })),
      texts: [
        { text: 'Summer in the hills 夏日山丘', fromFrame: 0, toFrame: 48, style: 'title', font: 'serif' },
        {
          text: 'Anna Lee, shepherd',
          fromFrame: 4 * SHOT_FRAMES + 36,
          toFrame: 4 * SHOT_FRAMES + 84,
          style: 'title',
          font: 'sans',
        },
      ],
      tracks: [
        { kind: 'scene', gainDb: -6, cues },
        {
          kind: 'music',
          gainDb: 0,
          cues: [{ source: 'music', atSeconds: 0, fromSeconds: 0, seconds: FILM_SECONDS, fadeOutSeconds: 2 }],
        },
      ],
    },
  }
}

/** As the clips were made: the bare encoder, its frames at hand. */
async function encodeBare(frames: readonly Uint8Array[]): Promise<void> {
  const video = await openVideo(join(folder, 'bare.mp4'), { ...FRAME, withSound: false })
  try {
    for (const frame of frames) await video.writeFrame(frame)
    await video.finish()
  } finally {
    await video.close()
  }
}

function print(
  measured: Record<string, { cpu: number[]; wall: number[] }>,
  counts: { framesCopied: number; framesEncoded: number },
): void {
  const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const [load = 0] = loadavg()
  console.log(
    `${FILM_SECONDS} s at ${FRAME.width} x ${FRAME.height}: ${counts.framesCopied} frames copied, ${counts.framesEncoded} encoded`,
  )
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load average ${load.toFixed(1)}, medians of ${rounds} rounds\n`,
  )
  for (const [name, { cpu, wall }] of Object.entries(measured)) {
    const scale = name.startsWith('encode all') ? (SHOTS * SHOT_FRAMES) / 120 : 1
    const [cpuSeconds, wallSeconds] = [middle(cpu) * scale, middle(wall) * scale]
    const speeds = [cpuSeconds, wallSeconds].map(
      seconds => `${seconds.toFixed(2).padStart(6)} s (${(FILM_SECONDS / seconds).toFixed(1)} x)`,
    )
    console.log(`${name.padEnd(56)} CPU ${speeds[0]}   wall ${speeds[1]}`)
  }
}

async function framesOf(clip: string): Promise<Uint8Array[]> {
  const all: Uint8Array[] = []
  for await (const { pixels } of decodeFrames(clip)) all.push(Buffer.from(pixels))
  return all
}
