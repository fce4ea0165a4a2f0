/** Credits by resolution; `*` is any resolution. */
export type ByResolution = Record<string, number>

/** The price of a call, as data. Operators override entries with the same shapes from a file. */
export type Tariff = { surcharges?: Surcharges } & (
  | { flat: number }
  | { perSecond: ByResolution; secondsOf?: SecondsSource; sizeBy?: string }
  | { firstSecond: ByResolution; furtherSecond: ByResolution; each?: EachEntry }
  | { bySeconds: Record<number, ByResolution> }
  | { byPictures: readonly { upTo: number; credits: ByResolution }[] }
  | { perStartedSeconds: { seconds: number; credits: number; first?: number }; secondsOf?: SecondsSource }
  | { perStarted: { characters: number; credits: number; field: string } }
  /** A price for each entry of a list. */
  | { perStartedCount: { of: number; credits: number; count: string; forEach: string } }
  | { perScriptSecond: { credits: number; charactersPerMinute: number; field: string } }
)

/**
 * The entries of this list are priced one by one, each by this field of it. `sizeBy` names the field with the
 * resolution.
 */
type EachEntry = { list: string; duration: string }

/**
 * The source of a price's seconds if the caller does not state a duration: a sound or a clip. Embedded media are
 * measured, and lengths of earlier videos are known. Otherwise the price of the longest allowed length is held and the
 * actual length is charged. Started seconds count. If there is a `text` instead of the sound, the time of the slowest
 * voice is held.
 */
export type SecondsSource = { sound: string; longest: number; text?: string }

/**
 * A surcharge while the named flag is true: once, or for each second up to a length (nothing beyond it). For a text: by
 * its characters. For a list: for each entry.
 */
export type Surcharges = Record<
  string,
  | { flat: number }
  | { perSecond: number; upToSeconds: number }
  | { perStarted: { characters: number; credits: number } }
  | { perEntry: number }
>

/** Surcharges of every tariff that does not set its own. */
export const COMMON_SURCHARGES: Surcharges = { passes: { perEntry: 1 } }
