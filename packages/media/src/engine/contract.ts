import type { FailureReason } from '../core/failure-reason.ts'
import type { Log } from '../core/log.ts'
import type { Note } from './note.ts'

/** A picture, clip or sound that an order refers to, already on local disk. */
export type Input = {
  /** Where it stood in the request: `images[0]`, `subjects[1].images[0]`. */
  role: string
  kind: 'picture' | 'clip' | 'sound'
  path: string
  /** The .glb that the picture is of: whoever can films the thing itself. */
  model?: string
  /** Of the subject that it shows, where it has one: what a prompt mentions. */
  name?: string
  /** Whether the picture is of somewhere or of somebody or something, where the caller knows. */
  shows?: 'place' | 'subject'
  /** What that subject is, in words, and the voice it speaks with, by its id. */
  description?: string
  voice?: string
}

type Common = {
  prompt: string
  seed: number
  inputs: readonly Input[]
  /** What the caller asked, and the model that it named: who makes an order may be chosen by them. */
  generator?: string
  model?: string
  /** Voices of the caller's own among those that the order names, by their ids. */
  ownVoices?: Readonly<Record<string, OwnVoice>>
}

/** A voice that was made of a recording: by which engine, and what that engine said of it then. */
export type OwnVoice = { engine: string; language: string; made: unknown }

/**
 * The people of a film, the same in the orders of all its parts. Who has the same name in several parts looks the same in
 * them, and so does who has none and is called the same. `people` are the names, in the order they come in the film;
 * `scenes` is what the film shows, each scene once.
 */
export type Cast = { seed: number; people: readonly string[]; scenes: readonly string[] }

/**
 * What a video begins with: words alone; a first frame; a first and a last frame; the end of the clip among the inputs,
 * which goes on, to the picture among them where there is one; pictures and clips of what shall be in it; a story that is
 * told with the pictures, by its name; a template that the people in them play in, by its id, with what was chosen in it;
 * or panels beside each other, as in a comic, each with words and some of the inputs by their roles.
 *
 * A continuation has only what follows: its first frame is the one after the clip's last. So it is with frames where it
 * goes on (`goesOn`): the first picture was seen already, as the last frame of a clip before.
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

/** What is wanted: one artefact, and everything an engine needs to make it. */
export type Order =
  | (Common & {
      kind: 'video'
      seconds: number
      width: number
      height: number
      withSound: boolean
      from: VideoSource
      /** Of the film that it is a part of; who is in a clip by itself is found by its seed. */
      cast?: Cast
      amplitude: 'auto' | 'small' | 'medium' | 'large'
      /** The engine finds words for the first frame itself, and tells them when it is done. */
      recommends?: true
      /** A wish for music beside the sounds of the scene. */
      withMusic: boolean
      /** Nobody said whether there shall be music: some may lie softly under the scene. */
      musicBed?: true
      /** Music is all that is heard. */
      onlyMusic?: true
      /** Of the sounds of the scene only what is said, or everything but that. Without it all of them. */
      heard?: 'speech' | 'effects'
      /** The voice of those who speak in it and have none of their own, by its id. */
      voice?: string
      /** The best picture that the engine can make, for more time and more bytes. */
      fine?: true
      /**
       * The sound among the inputs, by its role, to which the mouths of frontal faces shall move. From where in it; below
       * zero it begins so much after the film. `required`: a film in which no mouth moves is of no use.
       */
      lips?: { sound: string; fromSeconds?: number; required?: true }
    })
  | (Common & { kind: 'image'; width: number; height: number })
  | (Common & {
      kind: 'speech'
      text: string
      voice: string
      /**
       * Whose voices say the stretches between pauses (`<#0.8#>`), in their order: several who speak. Who can only speak with
       * one voice in an order says everything with `voice`.
       */
      voices?: readonly string[]
      speed: number
      pitch: number
      volume: number
      emotion?: string
      /** `word/replacement`: a spelling, or pinyin with tones. */
      pronunciations?: readonly string[]
      /** What no voice can say is given the time that it takes to read: somebody reads it. */
      mayBeSilent?: true
      /** What the caller calls the language of the text; it is found in the text where nothing is said. */
      language?: string
    })
  | (Common & { kind: 'music'; seconds: number })
  /**
   * The clip among the inputs in another size: as many frames, at the same times, with its own sound where it has one. Its
   * length is told for those who count by it.
   */
  | (Common & { kind: 'upscale'; seconds: number; width: number; height: number; withSound: boolean })
  /** Sounds in words, each within its time; `prompt` has all of them. */
  | (Common & { kind: 'effects'; seconds: number; effects: readonly TimedEffect[]; withMusic: boolean })
  /**
   * A clip among the inputs in which somebody's mouth moves to a sound among them, which is all that is heard; everything
   * else stays as it is. The face is a picture of whose mouth it is. All by their roles. It lasts as long as the sound: a
   * shorter clip goes back and forth, a longer one ends.
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
   * A voice like the one in the sound among the inputs: a `ClonedVoice`, as JSON. `name` is one that nobody else has, for far sides
   * that keep voices by name. The language is told where the caller knows it, and a text that will be spoken first.
   */
  | (Common & { kind: 'voice'; name: string; language?: string; text?: string })
  /** What is heard in the sound among the inputs: a `Heard`, as JSON. */
  | (Common & { kind: 'hearing'; withWords: boolean; language: string })
  /** What is seen in the picture among the inputs: a `Seen`, as JSON. */
  | (Common & { kind: 'seeing' })
  /** How the clip among the inputs is cut and filmed: a `Watched`, as JSON. */
  | (Common & { kind: 'watching' })

export type OrderKind = Order['kind']

export type TimedEffect = { fromSeconds: number; toSeconds: number; prompt: string }

export type TimedWord = { text: string; fromSeconds: number; toSeconds: number }

/** What an engine hears in a sound. Times are from its beginning. */
export type Heard = {
  seconds: number
  /** 0 where no rhythm is heard. */
  beatsPerMinute: number
  beats: readonly number[]
  /** Those of the beats that begin a bar. */
  downbeats: readonly number[]
  /** Where something new begins, and how loud it is there, 0 to 1 of the whole's loudest. */
  sections: readonly { fromSeconds: number; toSeconds: number; energy: number }[]
  /** Of the words, where there are any and they were asked for: a tag such as `en`, or empty. */
  language: string
  words: readonly TimedWord[]
}

/** A voice that an engine made: `made` is plain JSON that it is given again with every order that names the voice. */
export type ClonedVoice = { language?: string; gender?: 'female' | 'male'; made: unknown }

/** What an engine sees in a picture. Coordinates are shares of its sides. */
export type Seen = {
  /** A prompt that describes it. */
  prompt: string
  /** The main thing, in a word or two, and its colours by name, the foremost first. */
  subject: string
  /** It shows a place rather than somebody or something. */
  isPlace?: true
  colours: readonly string[]
  faces: readonly { left: number; top: number; width: number; height: number; frontal: boolean }[]
  /** How much of where words are written is taken by what it shows, 0 to 1: above the middle, and below it at the left. */
  crowding?: { top: number; side: number }
}

/** What a camera does in a shot. */
export const WATCHED_MOVES = ['static', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down', 'zoom-in', 'zoom-out'] as const
export type WatchedMove = (typeof WATCHED_MOVES)[number]

/** A shot of a clip: from when to when, how the one before it became it, what the camera does, and its light. */
export type WatchedShot = {
  fromSeconds: number
  toSeconds: number
  transition: 'cut' | 'dissolve' | 'fade' | 'whip'
  /** 0 for a cut. */
  transitionSeconds: number
  move: WatchedMove
  /** Of the frame's width a second; of a zoom, by how much it grows a second. */
  speed: number
  /** 0 to 1. */
  brightness: number
  /** Its mean, red, green and blue of 0 to 255. */
  colour: readonly [number, number, number]
}

/** What an engine sees of how a clip was made. */
export type Watched = { seconds: number; hasSound: boolean; shots: readonly WatchedShot[] }

/**
 * A file an engine made; the caller takes it over from the working folder. `words` are those of speech, with their
 * times: a list of `TimedWord` as JSON.
 */
export type MadeFile = {
  role: 'result' | 'cover' | 'words'
  path: string
  format: 'mp4' | 'png' | 'jpg' | 'webp' | 'mp3' | 'wav' | 'm4a' | 'json' | ForeignFormat
}

/** What only comes from engines elsewhere, and is made into one of the others. `pcm` has no header. */
export type ForeignFormat = 'mov' | 'webm' | 'avi' | 'gif' | 'flac' | 'ogg' | 'opus' | 'aac' | 'pcm'

/** What was made, and what its caller may want to know of how. */
export type Made = {
  files: readonly MadeFile[]
  /** The words it was made from, where the engine chose them. */
  prompt?: string
  /** What was asked for and left as it is, and why: a face that is not frontal. */
  notes?: readonly string[]
  /** Notes on single words of the prompt, as data. */
  told?: readonly Note[]
  /** Words of the prompt that the engine does not know, as they were written. */
  unknown?: readonly string[]
  /** Words that it knows and made nothing of, because a picture is shown as it is. */
  unshown?: readonly string[]
  /** Whose work is seen in it besides the engine's, and by which licence: written into its files. */
  credits?: readonly string[]
  /** Whether music is heard in it. */
  music?: boolean
  /** It is silent though sound was ordered, and that is told. */
  mayBeSilent?: true
  /** What the engine understood and decided, as plain data: a shot list. */
  shots?: unknown
  /** What whoever made it took for it, in their own credits. */
  cost?: number
  /** What it shall cost the caller in place of our own price. */
  price?: number
}

/** What an engine can say of an order before it makes it. */
export type OrderPreview = Pick<Made, 'prompt' | 'notes' | 'told' | 'unknown' | 'unshown' | 'music' | 'shots'>

/** A verdict on an order: it is not made. Whether the same order may succeed another time is decided where it happens. */
export type OrderFailed = { state: 'failed'; code: FailureReason; message: string; retryable: boolean }

/** Nobody answered, or whoever did has no room now. It may go on, and will be asked again: no verdict. */
export type Unreachable = { state: 'unreachable'; message: string; retryAfterSeconds?: number }

/** Nobody there knows of the order: it can be placed again without being made twice. */
export type OrderLost = { state: 'lost'; message: string }

/** It may have been taken, or made, and there is no way to find out. */
export type OrderUnsure = { state: 'unsure'; message: string }

/** What came of starting an order. */
export type Started =
  /** It is under way. The token as it is now: with an id that the far side chose, say. */
  | { state: 'started'; token: Token }
  /** It was refused, or could not be taken. */
  | OrderFailed
  /** It was not taken, or it does no harm to start it again. */
  | Unreachable
  | OrderLost
  | OrderUnsure

/** Where an order stands. */
export type Progress =
  | { state: 'working'; percent: number }
  | ({ state: 'done' } & Made)
  | OrderFailed
  | OrderLost
  | OrderUnsure
  | Unreachable

/** Plain JSON that leads to an order. It is kept before anything is sent, so that a restart finds what is under way. */
export type Token = { [name: string]: string | number | boolean | null }

export type EngineContext = {
  signal: AbortSignal
  /** For this order alone, and empty; removed when the attempt ends. */
  folder: string
  log: Log
}

export type StartContext = EngineContext & {
  /** An earlier start with this token may have come through. */
  again: boolean
}

/** Makes one artefact and knows nothing else: no endpoint, no credit, no database. */
export type Engine = {
  name: string
  accepts(order: Order): boolean
  /** What of an order it is going to leave out, as it can be told from the words alone. */
  leavesOut?(order: Order): string[]
  /** What it would make of an order. It makes nothing; one that cannot tell has none. */
  preview?(order: Order, context: EngineContext): Promise<OrderPreview | undefined>
  /** Whether another machine makes it: then it takes no render slot of this one, however many are under way. */
  isRemote?(order: Order): boolean
  /** What this machine has begun is found again after a restart: then what was placed is kept, as it is of a remote order. */
  isResumable?: true
  /** Chooses the ids that the order will have. Sends nothing. */
  place(order: Order): Promise<Token>
  /** Starts the order unless it is there already. */
  start(token: Token, order: Order, context: StartContext): Promise<Started>
  /** Waits for news, at most a second or so. */
  poll(token: Token, order: Order, context: EngineContext): Promise<Progress>
  /** Nobody wants it any more: it ends wherever it is made. */
  cancel?(token: Token, order: Order): Promise<void>
  /** Nobody here follows it any more: what this process does for it ends, and a far side goes on. */
  leave?(token: Token): Promise<void>
}

/** A picture, or a clip of which frames are looked at. */
export type ShownFile = { path: string } & ({ kind: 'picture' } | { kind: 'clip'; seconds: number })

/** How likely a file shows what should not be shown, 0 to 1: of a clip its worst frame. Apart from who made it. */
export type RateFile = (file: ShownFile, options: { signal?: AbortSignal }) => Promise<{ share: number; kind: string }>
