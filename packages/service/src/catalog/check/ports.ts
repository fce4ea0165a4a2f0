import type { Catalogue } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { AudioFacts, ImageFacts, VideoFacts } from '@kinora/media/formats/check-media'

/** The catalogue's only access to the outside, passed in when it is built, so that it stays pure. */
export type CheckPorts = {
  /** Why a URL may not be used, if it may not. */
  whyUrlRefused(url: string): string | undefined
  isVoice(id: string): boolean
  /** What scene documents may name. Asked for when the first document comes: it takes a moment to open. */
  sceneCatalogue?(): Catalogue
}

/** A piece of media that came along with the body, decoded and measured. */
type EmbeddedMedia = { bytes: Buffer } & (ImageFacts | AudioFacts | VideoFacts)

/** What a check finds; Ajv passes it to every keyword as `this`. */
export type Findings = {
  /** By JSON pointer of the field. */
  embedded: Map<string, EmbeddedMedia>
  /** Uploads that the body refers to: JSON pointer of the field to upload id. */
  uploads: Map<string, string>
  /** Voices that are no listed ones and may be the account's own: JSON pointer of the field to voice id. */
  voices: Map<string, string>
  /** Scene documents whose names are ids of the catalogue, by field. */
  scenes: Map<string, Scene>
  /** How long the video is that the body names by its id. */
  seconds?: number
}

export const noFindings = (): Findings => ({
  embedded: new Map(),
  uploads: new Map(),
  voices: new Map(),
  scenes: new Map(),
})
