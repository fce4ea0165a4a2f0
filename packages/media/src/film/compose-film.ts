import type { Packet } from 'node-av/lib'
import type { Timeline } from './timeline.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { OpenEncoder } from '../av/open-encoder.ts'
import { loadEmoji } from '../text/emoji-pictures.ts'
import { type Choice, chooseQuality } from './choose-quality.ts'
import type { ComposeJob, Composed } from './compose-job.ts'
import { copyPackets } from './copy-packets.ts'
import { encodeSoundInThread } from './encode-sound-in-thread.ts'
import type { EncodedSound } from './encode-sounds.ts'
import { encodeStretch } from './encode-stretch.ts'
import { type Film, createDrawnTest } from './film.ts'
import { openFilmWriter } from './film-writer.ts'
import { type ClipIndex, indexClip } from './index-clip.ts'
import { layOutTexts, undrawableSigns } from './lay-out-texts.ts'
import { blameSource } from './blame-source.ts'
import { type Piece, type PlannedShot, planPicture } from './plan-picture.ts'
import { requireTimeline } from './require-timeline.ts'
import { splitLongPiece } from './split-long-piece.ts'
import { type Ahead, workAhead } from './work-ahead.ts'

// Each encoder uses one thread; a second core is available.
const ENCODERS_AT_ONCE = 2

type Report = (percent: number) => void

/** Composes a film: packets of clips where nothing is drawn on them, drawn and encoded frames elsewhere. */
export async function composeFilm(job: ComposeJob, report: Report): Promise<Composed> {
  const { timeline, files } = job
  requireTimeline(job)
  const size = { width: timeline.width, height: timeline.height }
  const indexed = await indexAll(timeline, files)
  await loadEmoji(timeline.texts.map(({ text }) => text))
  const choice = await chooseQuality(size, indexed)
  try {
    const { texts, views } = layOutTexts(timeline)
    const shots = indexed.map((shot, index) => {
      const view = views[index]
      return { ...shot, ...(view && { view }), isCopyable: shot.clip.parameterSets === choice.parameterSets }
    })
    const film: Film = { size, shots, texts, quality: choice.quality }
    const undrawn = undrawableSigns(timeline)
    return { ...(await writeFilm(job, film, choice, report)), ...(undrawn.length > 0 && { undrawn }) }
  } finally {
    choice.encoder.close()
  }
}

/** Places the shots and indexes every clip once. */
async function indexAll(
  { shots }: Timeline,
  files: Record<string, string>,
): Promise<Omit<PlannedShot, 'isCopyable'>[]> {
  const clips = new Map<string, ClipIndex>()
  const placed: Omit<PlannedShot, 'isCopyable'>[] = []
  let atFrame = 0
  for (const shot of shots) {
    const clip = clips.get(shot.source) ?? (await blameSource(shot.source, indexClip(files[shot.source]!)))
    clips.set(shot.source, clip)
    if (clip.frames < shot.fromFrame + shot.frames) {
      const wanted = `${shot.frames} from frame ${shot.fromFrame} on are wanted`
      throw new ChildFailure(
        `source ${JSON.stringify(shot.source)}: the clip has ${clip.frames} frames, and ${wanted}`,
        false,
      )
    }
    placed.push({ ...shot, clip, atFrame })
    atFrame += shot.frames
  }
  return placed
}

async function writeFilm(job: ComposeJob, film: Film, choice: Choice, report: Report): Promise<Composed> {
  const { frames, framesPerSecond } = job.timeline
  const pieces = planPicture(film.shots, createDrawnTest(film)).flatMap(piece => splitLongPiece(piece, film.shots))
  const stretches = pieces.filter(({ kind }) => kind === 'encode')
  const sounding = encodeSound(job, film)
  // Its failure is handled below.
  sounding.catch(() => undefined)
  const encoded = workAhead(
    stretches,
    ENCODERS_AT_ONCE,
    ({ fromFrame, toFrame }) => encodeStretch(film, fromFrame, toFrame),
    free,
  )
  try {
    const sound = await sounding
    try {
      await writePieces(job, film, pieces, encoded, { picture: choice.encoder, sound }, report)
    } finally {
      sound?.close()
    }
    const framesEncoded = stretches.reduce((sum, { fromFrame, toFrame }) => sum + toFrame - fromFrame, 0)
    const lufs = sound?.lufs
    return {
      seconds: frames / framesPerSecond,
      framesCopied: frames - framesEncoded,
      framesEncoded,
      ...(lufs !== undefined && { lufs }),
    }
  } finally {
    await encoded.stop()
  }
}

const free = (packets: readonly Packet[]): void => packets.forEach(packet => packet.free())

async function encodeSound(job: ComposeJob, { shots }: Film): ReturnType<typeof encodeSoundInThread> {
  if (job.timeline.tracks.every(({ cues }) => cues.length === 0)) return undefined
  return encodeSoundInThread({ job, plain: shots.filter(({ clip }) => clip.isPlain).map(({ source }) => source) })
}

async function writePieces(
  { path, label, timeline: { frames } }: ComposeJob,
  { shots }: Film,
  pieces: readonly Piece[],
  encoded: Ahead<Packet[]>,
  streams: { picture: OpenEncoder; sound: EncodedSound | undefined },
  report: Report,
): Promise<void> {
  const writer = await openFilmWriter(path, { ...streams, label })
  try {
    for (const piece of pieces) {
      if (piece.kind === 'copy') {
        const { source, clip } = shots[piece.shot]!
        const { clipFrame, fromFrame, toFrame } = piece
        const copying = copyPackets(clip, clipFrame, clipFrame + toFrame - fromFrame, (packet, frame) =>
          writer.write(packet, fromFrame + frame - clipFrame),
        )
        await blameSource(source, copying)
      } else {
        const packets = await encoded.next()
        try {
          for (const packet of packets) await writer.write(packet, Number(packet.pts))
        } finally {
          free(packets)
        }
      }
      report((100 * piece.toFrame) / frames)
    }
    await writer.finish()
  } finally {
    await writer.close()
  }
}
