import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import {
  address,
  flag,
  hours,
  key,
  networks,
  oneOf,
  origins,
  type Reader,
  secondsList,
  text,
  webAddress,
  whole,
  words,
} from './setting-readers.ts'

// Every setting is an environment variable, and every one is optional. docs/settings.md is made from this table.

type Setting<T> = { default: T; shownDefault?: string; about: string; read: Reader<T> }

const setting = <T>(read: Reader<T>, standard: T, about: string, shownDefault?: string): Setting<T> => ({
  default: standard,
  about,
  read,
  ...(shownDefault !== undefined && { shownDefault }),
})

export const SETTINGS = {
  // Where it listens, where its data lies.
  KINORA_HOST: setting(text, '127.0.0.1', 'Address to listen on; `0.0.0.0` for every one'),
  KINORA_PORT: setting(whole(0, 65_535), 8787, 'Port to listen on; 0 picks a free one'),
  KINORA_DATA_DIR: setting(text, './data', 'Where the embedded database, files and the generated secret live'),
  KINORA_MODELS_DIR: setting(
    text,
    '',
    'Where `kinora models install` puts model weights and the studio looks for those that npm did not bring; [models of your own](models-of-your-own.md) lie there, too',
    '`models` in the data folder',
  ),
  KINORA_CATALOGUES: setting(
    text,
    '',
    'Folders with [catalogues of furniture](models-of-your-own.md#sweet-home-3d) (`.sh3f`) that are used as well, parted as in `PATH`; `none` for none',
    'those of an installed Sweet Home 3D',
  ),
  KINORA_DATABASE_URL: setting(
    text,
    '',
    'A PostgreSQL of version 15 or later to use instead of the embedded one',
    'embedded',
  ),
  KINORA_DATABASE_READ_URL: setting(
    text,
    '',
    'A streaming replica of KINORA_DATABASE_URL that polls and lists are read from; what was acknowledged is always seen',
    'none',
  ),
  KINORA_DATABASE_CONNECTIONS: setting(whole(2, 1_000), 10, 'Connections this process may open to the database'),
  KINORA_PUBLIC_URL: setting(
    address,
    '',
    'The address under which callers reach the service; signed URLs begin with it',
    'the listening address',
  ),
  KINORA_CORS_ORIGINS: setting(
    origins,
    [],
    'Origins of web pages that may call the service from a browser, comma-separated, such as `https://app.example.com`; `*` for every one. Pages of other origins may not call `/mcp`. See [using](using.md#from-a-browser)',
    'none',
  ),

  KINORA_TRUSTED_PROXIES: setting(
    networks,
    [],
    'Addresses of proxies in front of the service, or networks such as `10.0.0.0/8`, comma-separated: who asks through them is told apart by `X-Forwarded-For`, where what is sent without a key is counted by address. See [deployment](deployment.md#the-balancer)',
    'none',
  ),

  // Commands of people, which call a service over HTTP.
  KINORA_URL: setting(
    webAddress,
    '',
    'Where `kinora make` and the other commands of people find the service',
    'the one of the data folder, see [the command line](command-line.md#which-service)',
  ),
  KINORA_KEY: setting(text, '', 'The API key for these commands', 'as for KINORA_URL'),
  KINORA_LOCAL_ACCESS: setting(
    flag,
    true,
    'Where the service listens on the loopback address: keep its address and a key of the first account in `command-line.json` of the data folder, for commands of the same user. 0 does not',
    '1',
  ),

  KINORA_RUNNING_DIR: setting(
    text,
    '',
    'Where a service with local access says which data folder it runs from, so that commands of the same user find it from any folder',
    '`~/.local/state/kinora/running`',
  ),

  KINORA_SIGN_IN_LINK: setting(
    flag,
    true,
    'A start prints a link that signs a browser in to the [console](console.md) as the first account, once and within ten minutes; 0 prints none, and `kinora sign-in` makes one',
    '1',
  ),

  // The first account, secrets.
  KINORA_BOOTSTRAP_KEY: setting(
    key,
    '',
    "The first account's key, on a database that has no account yet; later it adds no key. See [operating](operating.md#i-lost-my-key)",
    'generated, printed once',
  ),
  KINORA_BOOTSTRAP_CREDITS: setting(
    whole(0, Number.MAX_SAFE_INTEGER),
    1_000_000,
    "The first account's balance when it is made",
  ),
  KINORA_SECRET: setting(
    text,
    '',
    'Seals callback secrets and signs URLs; the same on every process of a service',
    'generated into the data folder',
  ),

  // What goes out.
  KINORA_ALLOW_PRIVATE_NETWORKS: setting(flag, false, '1 lets callbacks and input URLs reach private addresses', '0'),
  KINORA_CALLBACK_RETRY_SECONDS: setting(
    secondsList,
    [5, 30, 180],
    'Waits before each retry of a callback',
    '5,30,180',
  ),
  KINORA_CALLBACK_ACCESS_KEY: setting(text, 'gen', 'The access key name in signed callbacks'),

  // The catalogue.
  KINORA_MODEL_PREFIXES: setting(
    words,
    [],
    'Further prefixes accepted in model ids for `gen`, comma-separated',
    'none',
  ),
  KINORA_PRICES_FILE: setting(text, '', 'A JSON file of tariffs that replace those of the price list', 'none'),

  // What the HTTP door bears.
  KINORA_RATE_PER_SECOND: setting(whole(1, 1_000_000), 100, 'Requests a second allowed to one key'),
  KINORA_RATE_BURST: setting(whole(1, 1_000_000), 200, 'Requests a key may send at once'),
  KINORA_MAX_BODY_MB: setting(whole(1, 1_024), 20, 'Largest request body'),
  KINORA_BODY_MEMORY_MB: setting(whole(20, 65_536), 160, 'Large request bodies held in memory at a time'),
  KINORA_BODY_SECONDS: setting(whole(1, 3_600), 180, 'How long a request body may take to arrive'),
  KINORA_MIN_BODY_BYTES_PER_SECOND: setting(
    whole(0, 1_048_576),
    8_192,
    'A request body that comes more slowly than this after its first ten seconds is refused',
  ),
  KINORA_ANSWER_MEMORY_MB: setting(
    whole(16, 65_536),
    128,
    'Large answers held in memory at a time, until they are read',
  ),
  KINORA_ANSWER_STALL_SECONDS: setting(
    whole(1, 3_600),
    30,
    'A connection whose answer is not read for so long is closed; one that reads slowly is not',
  ),
  KINORA_MAX_CONNECTIONS: setting(whole(1, 1_000_000), 2_000, 'Connections of clients at a time'),

  // Uploads, and how long things are kept.
  KINORA_MAX_UPLOAD_MB: setting(whole(1, 10_240), 100, 'Largest uploaded file'),
  KINORA_UPLOAD_SECONDS: setting(whole(60, 604_800), 86_400, 'How long an upload can be filled, finished and used'),
  KINORA_UPLOAD_QUOTA_MB: setting(
    whole(1, 1_048_576),
    4_096,
    'What the uploads of one account may hold together until they expire, replaced files and those on their way included, at all processes together',
  ),
  KINORA_OPEN_UPLOADS: setting(whole(1, 1_000_000), 500, 'Uploads that one account may have open, not yet finished'),
  KINORA_KEEP_DAYS: setting(
    whole(1, 36_500),
    7,
    "How long a task's files are kept after it ended; a day later, when no URL leads to them any more, they are removed. 36500 keeps everything",
  ),
  KINORA_PINNED_TASKS: setting(
    whole(0, 1_000_000),
    1_000,
    'Tasks of one account whose files are kept without end because their owner pinned them; 0: none can be pinned',
  ),
  KINORA_KEEP_CALLBACK_DAYS: setting(
    whole(1, 36_500),
    30,
    'How long delivered and failed callbacks and their tries are kept in the log',
  ),
  KINORA_KEEP_STEP_DAYS: setting(
    whole(1, 36_500),
    30,
    'How long the steps of an ended task are kept: what was understood of it, a film’s design and timeline. Never less long than its files',
  ),
  KINORA_KEEP_LEDGER_DAYS: setting(
    whole(0, 36_500),
    0,
    'After so many days entries of the ledger are summed up by account, month and kind; 0 keeps every one',
    '0: for ever',
  ),
  KINORA_MIN_FREE_MB: setting(
    whole(0, 1_073_741_824),
    100,
    'Free space on the disk of the data folder below which nothing new is taken and work waits',
  ),

  // What the worker does at a time.
  KINORA_WORKER_SLOTS: setting(
    whole(1, 1_000),
    availableParallelism(),
    'What this process renders at a time: clips, pictures, speech, compositions. Downloading and waiting take no slot',
    'the number of cores',
  ),
  KINORA_EXTRA_SLOTS: setting(
    whole(0, 1_000),
    2,
    'Further slots for quick and short work, used only while long work holds others: a sentence of speech does not wait for a film. The last of them is for the quickest alone',
  ),
  KINORA_TASKS_IN_FLIGHT: setting(
    whole(1, 100_000),
    256,
    'Tasks that this process has in hand at a time, with a slot or without; an account never has more of them than are left free',
  ),
  KINORA_DOWNLOADS: setting(
    whole(1, 10_000),
    32,
    'Files of callers that this process downloads at a time; an account never has more of them than are left free',
  ),
  KINORA_DOWNLOAD_SECONDS: setting(whole(1, 86_400), 120, 'The longest that a download may take'),
  KINORA_DOWNLOAD_BYTES_PER_SECOND: setting(
    whole(0, 1_000_000_000),
    5_000,
    'A download that is slower than this for ten seconds is given up',
  ),

  // What makes media, and what is not made.
  KINORA_ENGINES: setting(
    words,
    ['studio'],
    'What makes media, comma-separated: `studio`, or `minimal` for moving colours and tones at next to no cost; an order goes to the first engine that accepts it',
    'studio',
  ),
  KINORA_ENGINES_FILE: setting(
    text,
    '',
    'A JSON file of engines beside the built-in ones (model servers, programs) and of who makes what; read again on SIGHUP. See [engines](engines/README.md)',
    'none',
  ),
  KINORA_PROMPT_POLICY_FILE: setting(
    text,
    '',
    'A text file of words and phrases that are not made or spoken, one a line; see [operating](operating.md#what-is-not-made)',
    'none',
  ),
  KINORA_UNSAFE_PICTURES: setting(
    oneOf('off', 'refuse'),
    'off',
    '`refuse` rates pictures and clips that come in, and what is made of them, and fails a task with unsafe ones; needs the model that `kinora doctor` shows',
  ),
  KINORA_SPEECH_CACHE_MB: setting(
    whole(0, 1_048_576),
    256,
    'How much speech is kept in the data directory, so that the same text in the same voice is not made twice; 0 keeps none. See [operating](operating.md#speech-that-is-kept)',
  ),
  KINORA_SPEECH_WARM: setting(
    flag,
    true,
    'A worker loads the speech model when it starts, 1 GB, and not with the first text: that one is then answered as soon as any other',
    '1',
  ),
  KINORA_MOTION_BLUR: setting(
    oneOf('asked', 'always', 'never'),
    'asked',
    'Whether what moves in clips of the studio is blurred as by an open shutter: `asked` where the prompt says so (*motion blur*, *long exposure*), `always`, which takes up to four times as long to draw, or `never`',
  ),

  // Patience.
  KINORA_READY_WAIT_SECONDS: setting(
    whole(0, 60),
    30,
    'How long a create of speech waits for the file, to send it with the answer; 0 answers at once',
  ),
  KINORA_RESULT_WAIT_SECONDS: setting(
    whole(1, 3_600),
    120,
    'How long pictures and speech of the [OpenAI-style door](openai.md#waiting), which are answered with the file itself, may take',
  ),
  KINORA_PREVIEW_SECONDS: setting(
    whole(1, 3_600),
    120,
    'How long a [preview](previews.md) may take, its wait for others included',
  ),
  KINORA_SANDBOX: setting(
    flag,
    false,
    '1 makes this a [sandbox](sandbox.md) for tests of others: tiny media at once, outcomes by a header, a clock that can be moved. Never where real work is done',
    '0',
  ),
  KINORA_STOP_SECONDS: setting(
    whole(0, 86_400),
    20,
    'How long a stopping process lets its tasks go on before it gives them back',
  ),
  KINORA_OFF_PEAK_HOURS: setting(
    hours,
    undefined,
    'Hours in UTC, such as `22-6`, in which off-peak tasks run whatever else waits',
    'none: only when nothing waits',
  ),

  // Files in an S3.
  KINORA_S3_ENDPOINT: setting(
    webAddress,
    '',
    'An S3 to keep files in, such as `https://s3.eu-central-1.amazonaws.com`; needs bucket and access key too',
    'files lie in the data folder',
  ),
  KINORA_S3_PUBLIC_ENDPOINT: setting(
    webAddress,
    '',
    'The address under which callers reach the S3; URLs of files begin with it',
    'the endpoint',
  ),
  KINORA_S3_REGION: setting(text, 'us-east-1', 'The region that requests to the S3 are signed for'),
  KINORA_S3_BUCKET: setting(text, '', 'The bucket, which must exist', 'none'),
  KINORA_S3_PREFIX: setting(text, '', 'Put before the names of all files in the bucket', 'none'),
  KINORA_S3_FORCE_PATH_STYLE: setting(flag, true, '0 names the bucket in the host instead of in the path', '1'),
  KINORA_S3_ACCESS_KEY_ID: setting(text, '', 'The access key', 'none'),
  KINORA_S3_SECRET_ACCESS_KEY: setting(text, '', 'Its secret', 'none'),

  // What monitoring sees.
  KINORA_METRICS_PORT: setting(
    whole(0, 65_535),
    0,
    'A port of its own for `GET /metrics`, for Prometheus; 0 opens none. See [metrics](metrics.md)',
  ),
  KINORA_METRICS_HOST: setting(text, '127.0.0.1', 'The address that this port listens on'),
  KINORA_METRICS_KEY: setting(
    text,
    '',
    'What scrapers send as `Authorization: Bearer`. With a key, `/metrics` is answered on the port of the service too; without, only on its own port',
    'none',
  ),

  KINORA_TRACES_URL: setting(
    webAddress,
    '',
    'Where traces are sent: an OpenTelemetry collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`. See [operating](operating.md#traces)',
    'none are made',
  ),
  KINORA_TRACES_PERCENT: setting(
    whole(0, 100),
    100,
    'Of the traces that begin here, how many are kept; one that a caller began is kept if the caller keeps it',
  ),

  KINORA_LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    'info',
    '`trace`, `debug`, `info`, `warn`, `error` or `silent`; JSON lines on standard error',
  ),
} as const

export type Settings = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['default'] }

/** Reads and checks the settings; what is unset or empty has its default. A misspelt name is an error too. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const unknown = Object.keys(environment).filter(
    name => name.startsWith('KINORA_') && !(name in SETTINGS) && !name.startsWith('KINORA_TEST_'),
  )
  if (unknown.length > 0)
    throw new Error(`unknown setting ${unknown.join(', ')}; known: ${Object.keys(SETTINGS).join(', ')}`)
  const read = Object.entries(SETTINGS).map(([name, one]) => {
    const value = environment[name]
    return [name, value === undefined || value === '' ? one.default : (one.read as Reader<unknown>)(value, name)]
  })
  checkS3(environment)
  const settings = Object.fromEntries(read) as Settings
  const dataDir = resolve(settings.KINORA_DATA_DIR)
  return {
    ...settings,
    KINORA_DATA_DIR: dataDir,
    KINORA_MODELS_DIR: resolve(settings.KINORA_MODELS_DIR || join(dataDir, 'models')),
  }
}

const S3_NEEDS = ['KINORA_S3_ENDPOINT', 'KINORA_S3_BUCKET', 'KINORA_S3_ACCESS_KEY_ID', 'KINORA_S3_SECRET_ACCESS_KEY']

/** Half an S3 must not become the local disk unnoticed. */
function checkS3(environment: Record<string, string | undefined>): void {
  const given = Object.keys(SETTINGS).find(name => name.startsWith('KINORA_S3_') && environment[name])
  const missing = S3_NEEDS.filter(name => !environment[name])
  if (given && missing.length > 0) throw new Error(`${given} is set, so ${missing.join(', ')} must be set too`)
}
