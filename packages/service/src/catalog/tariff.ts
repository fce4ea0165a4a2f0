/** Credits by resolution; `*` is any resolution. */
export type ByResolution = Record<string, number>

/** How a call is priced, as data. Operators override entries with the same shapes from a file. */
export type Tariff = { surcharges?: Surcharges } & (
  | { flat: number }
  | { perSecond: ByResolution; secondsOf?: SecondsSource }
  | { firstSecond: ByResolution; furtherSecond: ByResolution }
  | { bySeconds: Record<number, ByResolution> }
  | { byPictures: readonly { upTo: number; credits: ByResolution }[] }
  | { perStarted: { characters: number; credits: number; field: string } }
  | { perScriptSecond: { credits: number; charactersPerMinute: number; field: string } }
)

/**
 * Where a price's seconds come from when the caller does not state a duration: a sound, measured when it came along with
 * the body, else held at the longest it may be and settled on what it turns out to be. Started seconds count.
 */
type SecondsSource = { sound: string; longest: number }

/** Added while the named flag is true: once, or for each second up to a length (nothing at all beyond it). */
export type Surcharges = Record<string, { flat: number } | { perSecond: number; upToSeconds: number }>
