import type { Catalogue } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { AudioFacts, ImageFacts, VideoFacts } from '@kinora/media/formats/check-media'

/** The catalogue's only access to the outside. It is passed in, so that the catalogue stays pure. */
export type CheckPorts = {
  /** The reason why a URL must not be used, if any. */
  whyUrlRefused(url: string): string | undefined
  /** The stored file that a URL of this service leads to, or why it no longer does; undefined for every other URL. */
  readOwnUrl?(url: string): { key: string } | { why: string } | undefined
  isVoice(id: string): boolean
  /** The catalogue of scene documents. It is loaded with the first document, because loading takes a moment. */
  sceneCatalogue?(): Catalogue
}

/** Embedded media of a body, decoded and measured. */
type EmbeddedMedia = { bytes: Buffer } & (ImageFacts | AudioFacts | VideoFacts)

/** The results of a check. Ajv passes them to every keyword as `this`. */
export type Findings = {
  /** By JSON pointer of the field. */
  embedded: Map<string, EmbeddedMedia>
  /** Uploads in the body: JSON pointer of the field to upload id. */
  uploads: Map<string, string>
  /**
   * URLs of files of this service in the body, by JSON pointer of the field. `why` is set if the URL may not be
   * downloaded, so that only the account that has the file can use it.
   */
  files: Map<string, { url: string; key: string; why?: string }>
  /** Voices that are not in the list and may be the account's own: JSON pointer of the field to voice id. */
  voices: Map<string, string>
  /** Scene documents with synonyms replaced by catalogue ids, by field. */
  scenes: Map<string, Scene>
  /** The length of the video that the body names by its id. */
  seconds?: number
}

export const noFindings = (): Findings => ({
  embedded: new Map(),
  uploads: new Map(),
  files: new Map(),
  voices: new Map(),
  scenes: new Map(),
})
