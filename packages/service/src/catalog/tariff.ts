/** Credits by resolution; `*` is any resolution. */
export type ByResolution = Record<string, number>

/** How a call is priced, as data. Operators override entries with the same shapes from a file. */
export type Tariff = { surcharges?: Surcharges } & (
  | { flat: number }
  | { perSecond: ByResolution; secondsOf?: SecondsSource; sizeBy?: string }
  | { firstSecond: ByResolution; furtherSecond: ByResolution; each?: EachEntry }
  | { bySeconds: Record<number, ByResolution> }
  | { byPictures: readonly { upTo: number; credits: ByResolution }[] }
  | { perStartedSeconds: { seconds: number; credits: number; first?: number }; secondsOf?: SecondsSource }
  | { perStarted: { characters: number; credits: number; field: string } }
  /** By how many are asked for: so many, for each entry of a list. */
  | { perStartedCount: { of: number; credits: number; count: string; forEach: string } }
  | { perScriptSecond: { credits: number; charactersPerMinute: number; field: string } }
)

/** The entries of this list count one by one, each by this field of it. `sizeBy` names the field with the resolution. */
type EachEntry = { list: string; duration: string }

/**
 * Where a price's seconds come from when the caller does not state a duration: a sound or a clip, measured when it came
 * along with the body, known of what was made here, else held at the longest it may be and settled on what it turns out to
 * be. Started seconds count. Where there is a `text` instead of the sound, as long is held as the slowest voice takes to
 * say it.
 */
export type SecondsSource = { sound: string; longest: number; text?: string }

/**
 * Added while the named flag is true: once, or for each second up to a length (nothing at all beyond it). For a text that
 * is used: by its characters.
 */
export type Surcharges = Record<
  string,
  | { flat: number }
  | { perSecond: number; upToSeconds: number }
  | { perStarted: { characters: number; credits: number } }
>
