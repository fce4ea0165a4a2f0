import { type Sound, type Unreadable, unreadable, type Video } from './findings.ts'
import { readIsoTracks, type Track } from './iso-tracks.ts'
import type { Format } from './sniff.ts'

// Audio books carry their chapter pictures as a video track of stills.
const isStills = (track: Track): boolean => track.codec === 'jpeg' || track.codec === 'png '

/** The sound of an MP4 or M4A file without other streams; such a file counts as M4A whatever its brand. */
export function readIsoSound(bytes: Uint8Array, brand: Format): Sound | Unreadable {
  const tracks = readIsoTracks(bytes)
  if (typeof tracks === 'string') return unreadable(tracks, brand)
  if (tracks.some(track => track.kind === 'vide' && !(brand === 'm4a' && isStills(track)))) {
    return unreadable('has a video track', brand)
  }
  const sound = tracks.find(track => track.kind === 'soun')
  if (!sound) return unreadable('has no sound track', brand)
  if (sound.isEncrypted) return unreadable('encrypted', brand)
  if (sound.isElsewhere) return unreadable('leads to another file', brand)
  if (sound.seconds <= 0) return unreadable('has no length', brand)
  return { ok: true, format: 'm4a', seconds: sound.seconds, hasVideo: false }
}

export function readIsoVideo(bytes: Uint8Array, brand: Format): Video | Unreadable {
  const tracks = readIsoTracks(bytes)
  if (typeof tracks === 'string') return unreadable(tracks, brand)
  const video = tracks.find(track => track.kind === 'vide')
  if (!video) return unreadable('has no video track', brand)
  if (tracks.some(track => track.isEncrypted)) return unreadable('encrypted', brand)
  if (tracks.some(track => track.isElsewhere)) return unreadable('leads to another file', brand)
  const { width, height, seconds } = video
  if (width === 0 || height === 0) return unreadable('width or height is zero', brand)
  if (seconds <= 0) return unreadable('has no length', brand)
  const hasAudio = tracks.some(track => track.kind === 'soun')
  const fps = video.samplesPerSecond
  if (fps <= 0) return unreadable('has no frames', brand)
  return { ok: true, format: brand, width, height, seconds, fps, hasAudio }
}
