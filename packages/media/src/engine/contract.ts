import type { FailureReason } from '../core/failure-reason.ts'
import type { Log } from '../core/log.ts'
import type { FaceBox, ShareBox } from '../frames/share-box.ts'
import type { Entity, Scene, SceneCamera, SceneNote, ScenePlace } from '../scene/scene-schema.ts'
import type { Script } from '../script/script-schema.ts'
import type { Note } from './note.ts'

/** A picture, clip or sound that an order refers to, already on local disk. */
export type Input = {
  /** Its position in the request: `images[0]`, `subjects[1].images[0]`. */
  role: string
  kind: 'picture' | 'clip' | 'sound'
  path: string
  /** The .glb file that the picture shows: engines that support it should render the model itself. */
  model?: string
  /** The name of its subject, if any, by which the prompt refers to it. */
  name?: string
  /** True if the picture shows a place or a subject, if the caller knows. */
  shows?: 'place' | 'subject'
  /** The subject's description, and the id of its voice. */
  description?: string
  voice?: string
}

type Common = {
  prompt: string
  seed: number
  inputs: readonly Input[]
  /** The caller's generator and model, which may decide the engine. */
  generator?: string
  model?: string
  /** The engine that comes before those of the route, if it accepts the order. */
  engine?: string
  /**
   * A scene document that describes everything. Engines with `takesScenes` render it, and `prompt` is only its title;
   * others do not get the order. Its `input:images[0]` is the input of that role.
   */
  scene?: Scene
  /**
   * The prompt describes the document. An engine without documents makes the order from the prompt, and a language
   * model may read the prompt instead of the rules.
   */
  inWords?: true
  /** The closeness with which a guided engine follows the staged scene, 0 to 1; the engine's own setting if absent. */
  guidance?: number
  /** Files that guide the engine, as it asked for them with `guides`. */
  guides?: Guides
  /** The caller's own voices that the order names, by id. */
  ownVoices?: Readonly<Record<string, OwnVoice>>
}

/** A voice made from a recording: its engine, and that engine's description of it. */
export type OwnVoice = { engine: string; language: string; made: unknown }

/**
 * The cast of a film, the same in the orders of all its parts. It has the seed of looks without a description, and the
 * entities and places that documents of its parts use by id.
 */
export type Cast = { seed: number; entities?: readonly Entity[]; places?: readonly ScenePlace[] }

/**
 * A shot of a film before its document is written: its description, some of the inputs by role, and the camera.
 * `panels` are scenes side by side, each with its own words and inputs.
 */
export type DirectedShot = {
  prompt: string
  /** The scenes before it in words. Their place, hour, people and things go on unless its own words say otherwise. */
  before?: readonly string[]
  /** It is in the place of the shot before, unless its words name another. */
  isThere?: true
  roles: readonly string[]
  seconds: number
  camera?: ShotCamera
  panels?: readonly Pick<DirectedShot, 'prompt' | 'roles' | 'camera'>[]
}

/** A member of a film's cast before it is an entity: the name by which the words of shots mean it, and a description. */
export type DescribedMember = { name: string; words: string }

/** The part of the camera that an editor decides; the document has the rest. */
export type ShotCamera = Pick<SceneCamera, 'size' | 'move' | 'speed' | 'from'>

/**
 * The source of a video: words; a first frame; a first and a last frame; a continuation of the clip among the inputs,
 * ending with the picture among them if there is one; reference pictures and clips; a story with the pictures, by name;
 * a template with the people in the pictures, by id, with its options; or panels side by side, as in a comic, each with
 * a prompt and some of the inputs by role. A continuation has only the new part: its first frame follows the clip's
 * last. The same holds for frames with `goesOn`: the first picture is the last frame of an earlier clip.
 */
export type VideoSource =
  | { kind: 'words' }
  | { kind: 'frame' }
  | { kind: 'frames'; goesOn?: true }
  | { kind: 'continuation' }
  | { kind: 'references' }
  | { kind: 'story'; story: string }
  | { kind: 'template'; template: string; options?: Readonly<Record<string, string>> }
  | { kind: 'panels'; panels: readonly { prompt: string; roles: readonly string[] }[] }

/** One artefact, with everything an engine needs to make it. */
export type Order =
  | (Common & {
      kind: 'video'
      seconds: number
      width: number
      height: number
      withSound: boolean
      from: VideoSource
      /** The cast of its film; the people of a single clip follow from its seed. */
      cast?: Cast
      amplitude: 'auto' | 'small' | 'medium' | 'large'
      /** The engine chooses a prompt for the first frame and returns it. */
      recommends?: true
      /** Asks for music in addition to the sounds of the scene. */
      withMusic: boolean
      /** The caller did not say: soft music may play under the scene. */
      musicBed?: true
      /** Only music is heard. */
      onlyMusic?: true
      /** The sounds of the scene to keep: only speech, or everything except speech. Absent: all. */
      heard?: 'speech' | 'effects'
      /** The id of the voice for speakers without their own. */
      voice?: string
      /** The best quality, at the cost of time and bytes. */
      fine?: true
      /**
       * The sound among the inputs, by its role, for the lips of frontal faces, and its start; a negative start delays
       * it. `required`: fail if no mouth can move.
       */
      lips?: { sound: string; fromSeconds?: number; required?: true }
      /** Passes that an engine that films documents may make together with the clip, which costs less. */
      passes?: readonly string[]
    })
  /** A picture; of a document, at this second, or in the middle of its first shot. */
  | (Common & { kind: 'image'; width: number; height: number; atSeconds?: number })
  | (Common & {
      kind: 'speech'
      text: string
      voice: string
      /**
       * The voices of the parts between pauses (`<#0.8#>`), in order. Engines with one voice per order use `voice` for
       * everything.
       */
      voices?: readonly string[]
      speed: number
      pitch: number
      volume: number
      emotion?: string
      /** `word/replacement`: a spelling, or pinyin with tones. */
      pronunciations?: readonly string[]
      /** Text that no voice can speak becomes silence of its reading time. */
      mayBeSilent?: true
      /** The caller's name for the language; detected from the text if absent. */
      language?: string
    })
  /** `energies` are the intensity of a film from these times on, 0 to 1: the music follows. */
  | (Common & { kind: 'music'; seconds: number; energies?: readonly TimedEnergy[] })
  /** The clip among the inputs in another size: the same frames, times and sound. Its length is for estimates. */
  | (Common & { kind: 'upscale'; seconds: number; width: number; height: number; withSound: boolean })
  /** Sound descriptions with their times; `prompt` contains all of them. */
  | (Common & { kind: 'effects'; seconds: number; effects: readonly TimedEffect[]; withMusic: boolean })
  /**
   * A clip among the inputs whose speaker's mouth moves to a sound among them; the sound replaces the clip's. `face` is
   * a picture of the speaker. All are given by role. The result is as long as the sound: a shorter clip plays back and
   * forth, a longer one is cut.
   */
  | (Common & {
      kind: 'lips'
      seconds: number
      width: number
      height: number
      clip: string
      sound: string
      face?: string
    })
  /**
   * A voice like the one in the sound among the inputs: a `ClonedVoice`, as JSON. `name` is unique, for servers that
   * store voices by name. The language is given if the caller knows it, and the text that will be spoken first.
   */
  | (Common & { kind: 'voice'; name: string; language?: string; text?: string })
  /** Analyses the sound among the inputs: a `SoundAnalysis` as JSON. */
  | (Common & { kind: 'hearing'; withWords: boolean; language: string })
  /** Analyses the picture among the inputs: a `PictureAnalysis` as JSON. */
  | (Common & { kind: 'seeing' })
  /** Analyses the cuts and camera of the clip among the inputs: a `ClipAnalysis` as JSON. */
  | (Common & { kind: 'watching' })
  /**
   * Converts the prompt to a scene document of this length and frame size: JSON, which the caller checks. `draft` is
   * the document of the rules. `corrections` are earlier answers to the same order with their problems, oldest first.
   * `cast` is that of the film of the clip. With `change`, the prompt requests a change of that document, or of one of
   * its shots: rules answer a `ChangedScene`, models the changed document. With `shots`, the answer is the documents of
   * these shots of a film, `{"scenes": […]}`. The same person, thing or place has the same id and looks in all of them,
   * and the name of a member of the cast means that member; `members` are added to the cast.
   */
  | (Common & {
      kind: 'reading'
      shots?: readonly DirectedShot[]
      members?: readonly DescribedMember[]
      seconds: number
      width: number
      height: number
      draft?: Scene
      corrections?: readonly Correction[]
      cast?: Cast
      change?: { scene: Scene; shot?: number }
    })
  /**
   * Reviews stills of a document, the inputs `stills[0]` and on in order of time, and returns the corrected document as
   * JSON. `notes` are the stage's notes. `round` counts from 1.
   */
  | (Common & {
      kind: 'reviewing'
      seconds: number
      width: number
      height: number
      draft: Scene
      notes: readonly string[]
      round: number
    })
  /** Rewrites the prompt of a clip or a picture in the style of video models: `{"prompt": "…"}` as JSON. */
  | (Common & { kind: 'rewriting'; seconds: number; width: number; height: number; of: 'video' | 'image' })

  /**
   * Writes the script of a film from its brief, the prompt: a `Script` as JSON, which the caller checks. The inputs are
   * the request's pictures with descriptions. `facts` are names, prices, points and quotations of the brief that the
   * script must contain. `draft` is the script of the rules, which engines without a model return. A music video is
   * written to its song: the energy of its sections and its words.
   */
  | (Common & {
      kind: 'writing'
      film: 'general film' | 'advertisement' | 'music video'
      seconds: number
      width: number
      height: number
      /** The language of speech and titles, if the caller chose one; otherwise that of the brief. */
      language?: string
      style?: string
      facts: readonly string[]
      song?: { sections: readonly { fromSeconds: number; toSeconds: number; energy: number }[]; words: string }
      draft?: Script
      corrections?: readonly Correction[]
    })

export type OrderKind = Order['kind']

/** A changed document, the parts of the words that changed nothing, and notes on them. */
export type ChangedScene = { scene: Scene; unread: readonly string[]; notes?: readonly string[] }

/** An earlier answer as text, and its problems with JSON pointers. */
export type Correction = { answer: string; problems: readonly CorrectedProblem[] }
export type CorrectedProblem = { at: string; message: string; allowed?: readonly string[]; nearest?: readonly string[] }

export type TimedEffect = { fromSeconds: number; toSeconds: number; prompt: string }

export type TimedEnergy = { fromSeconds: number; energy: number }

export type TimedWord = { text: string; fromSeconds: number; toSeconds: number }

/** An engine's description of a sound. Times are from its beginning. */
export type SoundAnalysis = {
  seconds: number
  /** 0 without a rhythm. */
  beatsPerMinute: number
  beats: readonly number[]
  /** The beats that begin a bar. */
  downbeats: readonly number[]
  /** Sections and their energy, 0 to 1, relative to the loudest. */
  sections: readonly { fromSeconds: number; toSeconds: number; energy: number }[]
  /** The language of the words, if there are any and they were requested: a tag such as `en`, or empty. */
  language: string
  words: readonly TimedWord[]
}

/** A cloned voice: the engine gets `made`, plain JSON, again with every order that names the voice. */
export type ClonedVoice = { language?: string; gender?: 'female' | 'male'; made: unknown }

/** An engine's description of a picture. Coordinates are fractions of its sides. */
export type PictureAnalysis = {
  /** A prompt that describes it. */
  prompt: string
  /** The main subject in a word or two, and its colours by name, most important first. */
  subject: string
  /** The picture shows a place rather than a subject. */
  isPlace?: true
  colours: readonly string[]
  faces: readonly (ShareBox & { frontal: boolean })[]
  /** The share of the text areas that the subject covers, 0 to 1: the top, and the lower left. */
  crowding?: { top: number; side: number }
}

/** Camera moves of a shot. */
export const WATCHED_MOVES = ['static', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down', 'zoom-in', 'zoom-out'] as const
export type WatchedMove = (typeof WATCHED_MOVES)[number]

/** A shot of a clip: its times, the transition before it, the camera move and the light. */
export type WatchedShot = {
  fromSeconds: number
  toSeconds: number
  transition: 'cut' | 'dissolve' | 'fade' | 'whip'
  /** 0 for a cut. */
  transitionSeconds: number
  move: WatchedMove
  /** Frame widths a second; for a zoom, its growth a second. */
  speed: number
  /** 0 to 1. */
  brightness: number
  /** The mean colour: red, green and blue from 0 to 255. */
  colour: readonly [number, number, number]
}

/** An engine's description of how a clip was made. */
export type ClipAnalysis = { seconds: number; hasSound: boolean; shots: readonly WatchedShot[] }

/** A file that an engine made in the working folder. `words` are the times of speech: a list of `TimedWord` as JSON. */
export type MadeFile = {
  role: 'result' | 'cover' | 'words'
  path: string
  format: 'mp4' | 'png' | 'jpg' | 'webp' | 'mp3' | 'wav' | 'm4a' | 'json' | ForeignFormat
}

/** Formats of external engines, which are converted. `pcm` has no header. */
export type ForeignFormat = 'mov' | 'webm' | 'avi' | 'gif' | 'flac' | 'ogg' | 'opus' | 'aac' | 'pcm'

/** The result and facts about it. */
export type Made = {
  files: readonly MadeFile[]
  /** Those that the order asks for, if they were made with the clip. */
  passes?: readonly Pass[]
  /** The prompt, if the engine chose it. */
  prompt?: string
  /** Requests that were not fulfilled, with the reason, such as a face that is not frontal. */
  notes?: readonly string[]
  /** Notes on single words of the prompt, as data. */
  told?: readonly Note[]
  /** Words of the prompt that the engine does not know, as written. */
  unknown?: readonly string[]
  /** Words that it knows and did not use, because a picture is shown unchanged. */
  unshown?: readonly string[]
  /** Authors of models in the result and their licences, written into its files. */
  credits?: readonly string[]
  /** True if it has music. */
  music?: boolean
  /** It is silent although sound was ordered, and a note says so. */
  mayBeSilent?: true
  /** The boxes of the inputs' subjects in the clip, each around the subject in all frames. */
  shown?: readonly ShareBox[]
  /** The faces of the people of its document in the clip, by the ids of their entities. */
  faces?: readonly FaceBox[]
  /** The rendered scene document and its notes: the caller's, or the one made from the prompt. */
  scene?: FilmedScene
  /** The engine's own price, in its credits. */
  cost?: number
  /** The price for the caller instead of ours. */
  price?: number
}

/** An engine's description of an order before it is made. */
export type OrderPreview = Pick<Made, 'prompt' | 'notes' | 'told' | 'unknown' | 'unshown' | 'music' | 'scene'>

/** A scene document in the form that was rendered. */
export type FilmedScene = { scene: Scene; notes: readonly SceneNote[] }

/** The requested stills of an order: at these seconds, or one of each shot; JPEG by default. */
export type WantedStills = {
  times?: readonly number[]
  format?: StillFormat
  withSheet?: boolean
  withLayout?: boolean
}

/** The stills of a document that one review shows. */
export const MAX_REVIEWED_STILLS = 6

export const STILL_FORMATS = ['jpeg', 'png'] as const
export type StillFormat = (typeof STILL_FORMATS)[number]

/** A small picture of a clip, a file in the working folder. */
export type Still = {
  path: string
  atSeconds: number
  shot: number
  width: number
  height: number
  layout?: StillLayout
}

type Metres = readonly [right: number, up: number, near: number]
type Shares = readonly [x: number, y: number]

/**
 * The geometry of a still in the axes of its document: metres right, up and towards the camera of the place. The origin
 * is the middle of the floor, as for an `offset` of a placement without `to`. Angles are degrees as in `facing`.
 */
export type StillLayout = {
  entities: readonly {
    /** The entity, or a member of a group. */
    id: string
    entity: string
    /** The middle of its foot. */
    at: Metres
    size: Metres
    facing: number
    /** The shares of the frame's width and height that it moves for a metre to the right, and towards the camera. */
    right: Shares
    near: Shares
    /** Its pixels as shares of the frame: left, top, width, height. Absent if nothing of it is seen. */
    box?: readonly [left: number, top: number, width: number, height: number]
  }[]
  /** Its position, the direction that it looks to, and the angle that the frame's width takes. */
  camera: { at: Metres; facing: number; width: number }
  floor: { low: Metres; high: Metres }
}

export type OrderStills = OrderPreview & {
  stills: readonly Still[]
  /** All stills in one picture. */
  sheet?: Pick<Still, 'path' | 'width' | 'height'>
}

/**
 * The wanted passes of a video order: names from `PASSES`, `mask:` and the id of an entity, or `glb` for the scene as
 * glTF. They have the order's size, and the times of the clip's frames unless another rate or number of frames is
 * given.
 */
export type WantedPasses = {
  names: readonly string[]
  framesPerSecond?: number
  frames?: number
  /** The second of the clip at which they begin; 0 unless given. */
  fromSeconds?: number
}

/** A pass of a clip, a file in the working folder. */
export type Pass = { name: string; path: string; format: 'mp4' | 'zip' | 'glb' }

export type OrderPasses = { passes: readonly Pass[] }

/** The guides of an engine: passes as clips, and the first and last frame as PNG. */
export const GUIDES = ['depth', 'pose', 'edges', 'first_frame', 'last_frame'] as const
export type GuideName = (typeof GUIDES)[number]
export type Guides = Readonly<Partial<Record<GuideName, string>>>

/** The guides that an engine asks for, in its size, rate and number of frames. A picture is one frame. */
export type WantedGuides = {
  names: readonly GuideName[]
  width: number
  height: number
  framesPerSecond: number
  frames: number
}

/**
 * The look that an engine asks for: another engine paints the first frame of the order. `takes` says whether the engine
 * begins with that picture or takes it as a reference; `portraits` is the engine that paints the cast of a film, once.
 */
export type WantedLook = { painter: string; takes: 'frame' | 'reference'; portraits?: string }

/** The order failed. The code that detects a failure knows whether a retry may help. */
export type OrderFailed = { state: 'failed'; code: FailureReason; message: string; retryable: boolean }

/** No answer, or no capacity now. The order may continue and is queried again: not a failure. */
export type Unreachable = { state: 'unreachable'; message: string; retryAfterSeconds?: number }

/** The engine does not know the order: it can be placed again without being made twice. */
export type OrderLost = { state: 'lost'; message: string }

/** The order may have been accepted or made, and there is no way to find out. */
export type OrderUnsure = { state: 'unsure'; message: string }

/** The result of starting an order. */
export type Started =
  /** It runs. The token may now have an id that the server chose. */
  | { state: 'started'; token: Token }
  /** It was refused or could not be accepted. */
  | OrderFailed
  /** It was not accepted, or starting it again is harmless. */
  | Unreachable
  | OrderLost
  | OrderUnsure

/** The state of an order. */
export type Progress =
  | { state: 'working'; percent: number }
  | ({ state: 'done' } & Made)
  | OrderFailed
  | OrderLost
  | OrderUnsure
  | Unreachable

/**
 * Plain JSON that identifies an order. It is stored before anything is sent, so that a restart finds running orders.
 */
export type Token = { [name: string]: string | number | boolean | null }

export type EngineContext = {
  signal: AbortSignal
  /** Private to this order and empty; deleted when the attempt ends. */
  folder: string
  log: Log
}

export type StartContext = EngineContext & {
  /** An earlier start with this token may have succeeded. */
  again: boolean
}

/** Makes one artefact; knows no endpoint, credit or database. */
export type Engine = {
  name: string
  accepts(order: Order): boolean
  /** True if it renders scene documents; otherwise it gets no order with one. */
  takesScenes?: boolean
  /** The guides that it needs for an order, which are made from the staged scene first. Absent: none. */
  guides?(order: Order): WantedGuides | undefined
  /** The look that it needs for an order, which is painted first. Absent: none. */
  look?(order: Order): WantedLook | undefined
  /** The parts of an order that the engine will leave out, as far as the text shows. */
  leavesOut?(order: Order): string[]
  /** Describes the result of an order without making it. Optional. */
  preview?(order: Order, context: EngineContext): Promise<OrderPreview | undefined>
  /** Stills of a video order, in its size, without a clip. Optional. */
  stills?(order: Order, wanted: WantedStills, context: EngineContext): Promise<OrderStills | undefined>
  /** Writes passes of a video order that has a scene document: depth, poses and the like. */
  passes?(order: Order, wanted: WantedPasses, context: EngineContext): Promise<OrderPasses | undefined>
  /** True if another machine makes it, so that it takes no render slot here. */
  isRemote?(order: Order): boolean
  /** Local orders survive a restart: the token is then stored, as for remote orders. */
  isResumable?: true
  /** Chooses the ids that the order will have. Sends nothing. */
  place(order: Order): Promise<Token>
  /** Starts the order unless it has started. */
  start(token: Token, order: Order, context: StartContext): Promise<Started>
  /** Waits for news, at most about a second. */
  poll(token: Token, order: Order, context: EngineContext): Promise<Progress>
  /** The order is cancelled: it ends wherever it is made. */
  cancel?(token: Token, order: Order): Promise<void>
  /** This process stops following the order; the remote server continues. */
  leave?(token: Token): Promise<void>
}

/** A picture, or a clip of which some frames are checked. */
export type ShownFile = { path: string } & ({ kind: 'picture' } | { kind: 'clip'; seconds: number })

/** The probability that a file is unsafe, 0 to 1; for a clip that of its worst frame. */
export type RateFile = (file: ShownFile, options: { signal?: AbortSignal }) => Promise<{ share: number; kind: string }>
