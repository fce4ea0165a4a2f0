import type { Shot, SoundCue, Text, Timeline, Track } from '@kinora/media/film/timeline'

/** The timeline's name, and the URLs of its sources. */
type OtioNames = { name: string; urlOf?: (source: string) => string }

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type Item = { readonly [key: string]: Json }

/**
 * A film in OpenTimelineIO: a stack of one picture track and the sound tracks, with texts as markers on the picture.
 * The result is plain data; `JSON.stringify` gives the `.otio` file. Properties that the format lacks are in the
 * metadata under our name. In the format, a transition lies on a cut and begins `in_offset` before it. Ours end at the
 * cut while the frame after it is held, so `out_offset` is zero.
 */
export function buildOtio(timeline: Timeline, { name, urlOf = source => source }: OtioNames): Item {
  const { shots, texts, tracks, framesPerSecond, width, height } = timeline
  const time = (value: number): Item => ({ OTIO_SCHEMA: 'RationalTime.1', rate: framesPerSecond, value })
  const range = (start: number, duration: number): Item => ({
    OTIO_SCHEMA: 'TimeRange.1',
    start_time: time(start),
    duration: time(duration),
  })
  const clip = (of: string, source: string, sourceRange: Item, metadata: Item = {}): Item => ({
    OTIO_SCHEMA: 'Clip.2',
    ...itemOf(of, metadata),
    source_range: sourceRange,
    media_references: { DEFAULT_MEDIA: referenceOf(source, urlOf(source)) },
    active_media_reference_key: 'DEFAULT_MEDIA',
  })

  const pictures = shots.flatMap((shot, index) => {
    const shown = clip(shot.name, shot.source, range(shot.fromFrame, shot.frames))
    return shot.transition && index < shots.length - 1 ? [shown, transitionOf(shot.transition)] : [shown]
  })

  function transitionOf({ kind, frames }: NonNullable<Shot['transition']>): Item {
    return {
      OTIO_SCHEMA: 'Transition.1',
      name: kind,
      metadata: { kinora: { kind, holds_next_frame: true } },
      // The only type that the format defines; other types are application-specific.
      transition_type: kind === 'dissolve' ? 'SMPTE_Dissolve' : 'Custom_Transition',
      in_offset: time(frames),
      out_offset: time(0),
    }
  }

  const markerOf = ({ text, fromFrame, toFrame, style, font, colour, towards }: Text): Item => ({
    OTIO_SCHEMA: 'Marker.2',
    name: text,
    metadata: { kinora: { style, font, ...(colour !== undefined && { colour }), ...(towards && { towards }) } },
    marked_range: range(fromFrame, toFrame - fromFrame),
    color: 'WHITE',
    comment: '',
  })

  /** Cues with gaps between them; overlapping cues go to another track. */
  const soundTracks = tracks.flatMap(track => layersOf(track).map(cues => soundTrackOf(track, cues)))

  function soundTrackOf({ kind, gainDb }: Track, cues: readonly SoundCue[]): Item {
    const children: Item[] = []
    let end = 0
    for (const cue of cues) {
      const [at, seconds] = [cue.atSeconds * framesPerSecond, cue.seconds * framesPerSecond]
      if (at - end > TINY) children.push({ OTIO_SCHEMA: 'Gap.1', ...itemOf('', {}), source_range: range(0, at - end) })
      const { fadeInSeconds, fadeOutSeconds, loops } = cue
      const metadata = {
        ...(fadeInSeconds !== undefined && { fade_in_seconds: fadeInSeconds }),
        ...(fadeOutSeconds !== undefined && { fade_out_seconds: fadeOutSeconds }),
        ...(loops && { loops }),
      }
      children.push(
        clip(cue.source, cue.source, range(cue.fromSeconds * framesPerSecond, seconds), { kinora: metadata }),
      )
      end = at + seconds
    }
    return trackOf(kind, 'Audio', children, { kinora: { kind, gain_db: gainDb } })
  }

  return {
    OTIO_SCHEMA: 'Timeline.1',
    name,
    metadata: { kinora: { width, height } },
    global_start_time: time(0),
    tracks: {
      OTIO_SCHEMA: 'Stack.1',
      ...itemOf('tracks', {}),
      source_range: null,
      children: [{ ...trackOf('picture', 'Video', pictures, {}), markers: texts.map(markerOf) }, ...soundTracks],
    },
  }
}

// A thousandth of a frame; closer times are equal.
const TINY = 1e-3

/** The common fields of timed items. */
const itemOf = (name: string, metadata: Item): Item => ({ name, metadata, effects: [], markers: [], enabled: true })

const trackOf = (name: string, kind: 'Video' | 'Audio', children: readonly Item[], metadata: Item): Item => ({
  OTIO_SCHEMA: 'Track.1',
  ...itemOf(name, metadata),
  source_range: null,
  kind,
  children,
})

const referenceOf = (source: string, url: string): Item => ({
  OTIO_SCHEMA: 'ExternalReference.1',
  name: source,
  metadata: {},
  available_range: null,
  available_image_bounds: null,
  target_url: url,
})

/** Puts each cue on the first layer that is free when it begins. */
function layersOf({ cues }: Track): SoundCue[][] {
  const layers: SoundCue[][] = []
  for (const cue of [...cues].sort((a, b) => a.atSeconds - b.atSeconds)) {
    const free = layers.find(layer => {
      const last = layer.at(-1)
      return !last || last.atSeconds + last.seconds <= cue.atSeconds + 1e-6
    })
    if (free) free.push(cue)
    else layers.push([cue])
  }
  return layers
}
