import type {
  CallbackFilter,
  CallbackPage,
  CatalogueEntry,
  CatalogueFilter,
  CataloguePage,
  CheckedScene,
  ComposeBody,
  CreateBody,
  Created,
  CreditDay,
  Credits,
  EditableFilm,
  EditBody,
  Estimate,
  Film,
  Kept,
  FilmGenerator,
  EditedCut,
  FilmChangeBody,
  FilmSound,
  Generator,
  LedgerFilter,
  LedgerPage,
  ListedTask,
  Preview,
  LoggedCallback,
  Scene,
  SignedCallback,
  SavedScene,
  SavedSceneBody,
  SavedSceneChange,
  SavedSceneFilter,
  SavedScenePage,
  SceneVersions,
  SeenAsset,
  SavedAsset,
  SavedAssetFilter,
  SavedAssetPage,
  AssetVersions,
  StartingPoint,
  StartingPoints,
  ChangedFilm,
  ChangedScene,
  Collection,
  CollectionWithItems,
  SceneChangeBody,
  StoryboardSheet,
  StoryboardSheetBody,
  ExportBody,
  ExportedScene,
  Stills,
  StillsBody,
  Storyboard,
  Subject,
  SubjectBody,
  SubjectChange,
  SubjectFilter,
  SubjectPage,
  Task,
  TaskFilter,
  TaskPage,
  TaskRequest,
  TaskScene,
  TestReceiver,
  Timeline,
  Voice,
} from './api-types.ts'
import { type CallOptions, callJson, callText, type Connection } from './connection.ts'
import { downloadFile } from './download-file.ts'
import { followCallbacks } from './follow-callbacks.ts'
import { followTask } from './follow-task.ts'
import { generatorName, generatorPath, pathSegment } from './path-segment.ts'
import { TaskFailed } from './kinora-errors.ts'
import { type Uploadable, uploadFile } from './upload-file.ts'

export type ClientOptions = {
  /** The address of the service: `http://127.0.0.1:8787`. */
  url: string
  /** The API key. */
  key: string
  /** The time for which a call is retried while the service is unreachable or busy. 0 tries once. */
  patienceMs?: number
  /** Replaces the global fetch. */
  fetch?: typeof fetch
}

// A service that restarts with its database is back well before this.
const PATIENCE_MS = 120_000

export type AnyCall = CallOptions & { query?: object; json?: unknown; headers?: Record<string, string> }

export type Client = ReturnType<typeof createClient>

/** The API as functions. Every call is retried until it is answered, and takes effect once. */
export function createClient({ url, key, patienceMs = PATIENCE_MS, fetch = globalThis.fetch }: ClientOptions) {
  // A browser's fetch must not be called as a method of another object.
  const connection: Connection = { url, key, patienceMs, fetch: (...args) => fetch(...args) }
  const get = <T>(path: string, query: object = {}, { signal }: CallOptions = {}): Promise<T> =>
    callJson<T>(connection, { method: 'GET', path, query, signal })
  const send = <T>(method: string, path: string, json?: unknown, { signal }: CallOptions = {}): Promise<T> =>
    callJson<T>(connection, { method, path, json, signal })
  const taskPath = (id: string): string => `/ent/v2/tasks/${pathSegment(id)}`
  const filmPath = (generator: FilmGenerator, id: string): string => `${generatorPath(generator)}/${pathSegment(id)}`

  return {
    /** Creates a task and returns it at once. */
    create: <G extends Generator>(generator: G, body: CreateBody<G>, options?: CallOptions): Promise<Created<G>> =>
      send('POST', generatorPath(generator), body, options),

    /** The price; creates nothing. */
    estimate: <G extends Generator>(generator: G, body: CreateBody<G>, options?: CallOptions): Promise<Estimate> =>
      send('POST', `/ent/v2/estimate/${generatorName(generator)}`, body, options),

    /** A preview: shots, lines, titles, times and the price; creates nothing. */
    preview: <G extends Generator>(generator: G, body: CreateBody<G>, options?: CallOptions): Promise<Preview> =>
      send('POST', `/ent/v2/preview/${generatorName(generator)}`, body, options),

    /** Any other request, for example an operator's. */
    call: <T>(method: string, path: string, { query, json, headers, signal }: AnyCall = {}): Promise<T> =>
      callJson<T>(connection, { method, path, ...(query && { query }), json, ...(headers && { headers }), signal }),

    /** The current state of a task. */
    task: (id: string, options?: CallOptions): Promise<Task> => get(`${taskPath(id)}/creations`, {}, options),

    /** Yields a task whenever its state or progress changes, until it is final. */
    progress: (id: string, options?: CallOptions): AsyncGenerator<Task, void, undefined> =>
      followTask(connection, id, options),

    /** Resolves to the task after success; throws `TaskFailed` otherwise. */
    async wait(id: string, options?: CallOptions): Promise<Task> {
      let last: Task | undefined
      for await (const task of followTask(connection, id, options)) last = task
      if (last?.state !== 'success') throw new TaskFailed(last as Task)
      return last
    },

    cancel: async (id: string, options?: CallOptions): Promise<void> => {
      await send('POST', `${taskPath(id)}/cancel`, undefined, options)
    },

    /** Keeps the files of a task until it is unpinned. */
    keep: (id: string, options?: CallOptions): Promise<Kept> => send('PUT', `${taskPath(id)}/keep`, undefined, options),

    /** Unpins a task: its files are kept for the usual time from now on. */
    unkeep: (id: string, options?: CallOptions): Promise<Kept> =>
      send('DELETE', `${taskPath(id)}/keep`, undefined, options),

    /** The scene document of a task, and the notes on it. */
    taskScene: (id: string, options?: CallOptions): Promise<TaskScene> => get(`${taskPath(id)}/scene`, {}, options),

    /** The catalogue of scene documents: assets, places, actions and more. */
    catalogue: (filter: CatalogueFilter = {}, options?: CallOptions): Promise<CataloguePage> =>
      get('/ent/v2/scene/catalog', filter, options),

    /** One entry of the catalogue, by its id or a name. */
    catalogueEntry: (kind: string, name: string, options?: CallOptions): Promise<CatalogueEntry> =>
      get(`/ent/v2/scene/catalog/${pathSegment(kind)}/${pathSegment(name)}`, {}, options),

    /** All problems of a scene document, and warnings about probable mistakes. */
    checkScene: (scene: Scene | object, options?: CallOptions): Promise<CheckedScene> =>
      send('POST', '/ent/v2/scene/check', { scene }, options),

    /** Small pictures of a scene document, without a task. */
    stills: (body: StillsBody, options?: CallOptions): Promise<Stills> =>
      send('POST', '/ent/v2/scene/stills', body, options),

    /** A scene document changed as words say, and what differs; nothing is stored. */
    editScene: (body: SceneChangeBody, options?: CallOptions): Promise<ChangedScene> =>
      send('POST', '/ent/v2/scene/change', body, options),

    /** Scene documents as a storyboard sheet, PDF or PNG. `storyboardParts` has the parts of a preview or a film. */
    storyboardSheet: (body: StoryboardSheetBody, options?: CallOptions): Promise<StoryboardSheet> =>
      send('POST', '/ent/v2/scene/storyboard', body, options),

    /** Scene documents to begin with. */
    async startingPoints(options?: CallOptions): Promise<StartingPoints> {
      const { starting_points: all } = await get<{ starting_points: StartingPoints }>(STARTING_POINTS, {}, options)
      return all
    },
    startingPoint: (name: string, options?: CallOptions): Promise<StartingPoint> =>
      get(`${STARTING_POINTS}/${pathSegment(name)}`, {}, options),

    /** The scenes that the account keeps, newest first, without their documents. */
    savedScenes: (filter: SavedSceneFilter = {}, options?: CallOptions): Promise<SavedScenePage> =>
      get(SAVED_SCENES, filter, options),
    /** A kept scene in its newest version or an earlier one. */
    savedScene: (id: string, { version, ...options }: CallOptions & { version?: number } = {}): Promise<SavedScene> =>
      get(savedScenePath(id), version === undefined ? {} : { version }, options),
    async sceneVersions(id: string, options?: CallOptions): Promise<SceneVersions> {
      return (await get<{ versions: SceneVersions }>(`${savedScenePath(id)}/versions`, {}, options)).versions
    },
    saveScene: (body: SavedSceneBody, options?: CallOptions): Promise<SavedScene> =>
      send('POST', SAVED_SCENES, body, options),
    /** Renames a scene or saves a version. With `base_version`, a newer version makes it a conflict. */
    changeScene: (id: string, body: SavedSceneChange, options?: CallOptions): Promise<SavedScene> =>
      send('PUT', savedScenePath(id), body, options),
    deleteScene: async (id: string, options?: CallOptions): Promise<void> => {
      await send('DELETE', savedScenePath(id), undefined, options)
    },

    /** Every problem of an asset document, and pictures of it from four sides; free. */
    seeAsset: (
      asset: object,
      { inline = false, ...options }: CallOptions & { inline?: boolean } = {},
    ): Promise<SeenAsset> => send('POST', '/ent/v2/scene/asset', { asset, inline }, options),
    /** The asset documents that the account keeps, newest first, without the documents. */
    savedAssets: (filter: SavedAssetFilter = {}, options?: CallOptions): Promise<SavedAssetPage> =>
      get(SAVED_ASSETS, filter, options),
    /** A kept asset in its newest version or an earlier one. */
    savedAsset: (id: string, { version, ...options }: CallOptions & { version?: number } = {}): Promise<SavedAsset> =>
      get(savedAssetPath(id), version === undefined ? {} : { version }, options),
    async assetVersions(id: string, options?: CallOptions): Promise<AssetVersions> {
      return (await get<{ versions: AssetVersions }>(`${savedAssetPath(id)}/versions`, {}, options)).versions
    },
    /** Keeps an asset, so that scene documents can name it by its id. */
    saveAsset: (asset: SavedAsset['asset'], options?: CallOptions): Promise<SavedAsset> =>
      send('POST', SAVED_ASSETS, { asset }, options),
    /** Saves a version. With `base_version`, a newer version makes it a conflict. */
    changeAsset: (
      id: string,
      body: { asset: SavedAsset['asset']; base_version?: number },
      options?: CallOptions,
    ): Promise<SavedAsset> => send('PUT', savedAssetPath(id), body, options),
    /** Keeps an asset, or a new version of the one that the account keeps with its id. */
    async keepAsset(asset: SavedAsset['asset'], options?: CallOptions): Promise<SavedAsset> {
      for (let page = ''; ; ) {
        const listed = await get<SavedAssetPage>(SAVED_ASSETS, { count: 100, next_page_token: page }, options)
        const known = listed.assets.find(({ name }) => name === asset.id)
        if (known) return send('PUT', savedAssetPath(known.id), { asset }, options)
        page = listed.next_page_token
        if (page === '') return send('POST', SAVED_ASSETS, { asset }, options)
      }
    },
    deleteAsset: async (id: string, options?: CallOptions): Promise<void> => {
      await send('DELETE', savedAssetPath(id), undefined, options)
    },

    /** The favourites, then the collections of the account; with `item` only those that contain a task or a scene. */
    async collections({ item, ...options }: CallOptions & { item?: string } = {}): Promise<Collection[]> {
      const query = item === undefined ? {} : { item }
      return (await get<{ collections: Collection[] }>(COLLECTIONS, query, options)).collections
    },
    /** A collection with its items. Its id, or `favourites`. */
    collection: (id: string, options?: CallOptions): Promise<CollectionWithItems> =>
      get(collectionPath(id), {}, options),
    createCollection: (name: string, options?: CallOptions): Promise<Collection> =>
      send('POST', COLLECTIONS, { name }, options),
    renameCollection: (id: string, name: string, options?: CallOptions): Promise<Collection> =>
      send('PUT', collectionPath(id), { name }, options),
    /** Deletes a collection; its tasks and scenes stay. */
    deleteCollection: async (id: string, options?: CallOptions): Promise<void> => {
      await send('DELETE', collectionPath(id), undefined, options)
    },
    /** Adds a task or a kept scene to a collection, or to `favourites`. */
    addToCollection: (id: string, item: string, options?: CallOptions): Promise<Collection> =>
      send('PUT', `${collectionPath(id)}/items/${pathSegment(item)}`, undefined, options),
    removeFromCollection: (id: string, item: string, options?: CallOptions): Promise<Collection> =>
      send('DELETE', `${collectionPath(id)}/items/${pathSegment(item)}`, undefined, options),

    /** A scene document as a glTF file, without a task. */
    exportScene: (body: ExportBody, options?: CallOptions): Promise<ExportedScene> =>
      send('POST', '/ent/v2/scene/export', body, options),

    /** The request of a task, for repeating it. */
    request: (id: string, options?: CallOptions): Promise<TaskRequest> => get(`${taskPath(id)}/request`, {}, options),

    /** A page of tasks, newest first. */
    tasks: (filter: TaskFilter = {}, options?: CallOptions): Promise<TaskPage> => get('/ent/v2/tasks', filter, options),

    /** All tasks, newest first, page by page. */
    async *eachTask(filter: TaskFilter = {}, options?: CallOptions): AsyncGenerator<ListedTask, void, undefined> {
      let token = filter['pager.page_token'] ?? ''
      do {
        const query: TaskFilter = { ...filter, ...(token && { 'pager.page_token': token }) }
        const page = await get<TaskPage>('/ent/v2/tasks', query, options)
        yield* page.tasks
        token = page.next_page_token
      } while (token !== '')
    },

    /** Uploads a file; returns the uri for a create. */
    upload: (file: Uploadable, options?: CallOptions): Promise<string> => uploadFile(connection, file, options),

    /** The bytes of a creation, by its URL. */
    download: (fileUrl: string, options?: CallOptions): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> =>
      downloadFile(connection, fileUrl, options),

    film: <G extends FilmGenerator>(generator: G, id: string, options?: CallOptions): Promise<Film<G>> =>
      get(filmPath(generator, id), {}, options),

    /** Makes a part of a film again. */
    editFilm: <G extends EditableFilm>(
      generator: G,
      id: string,
      body: EditBody<G>,
      options?: CallOptions,
    ): Promise<{ id?: string; sub_task_id?: string }> => stepOnFilm(generator, id, 'edit', body, options),

    /** Composes a film again from chosen parts. */
    composeFilm: <G extends EditableFilm>(
      generator: G,
      id: string,
      body: ComposeBody<G>,
      options?: CallOptions,
    ): Promise<{ id?: string; compose_sub_task_id?: string }> => stepOnFilm(generator, id, 'compose', body, options),

    /** The price of an edit; creates nothing. */
    estimateEdit: <G extends EditableFilm>(
      generator: G,
      id: string,
      body: EditBody<G>,
      options?: CallOptions,
    ): Promise<Estimate> => estimateStep(generator, id, 'edit', body, options),

    /** The price of a composition; creates nothing. */
    estimateCompose: <G extends EditableFilm>(
      generator: G,
      id: string,
      body: ComposeBody<G>,
      options?: CallOptions,
    ): Promise<Estimate> => estimateStep(generator, id, 'compose', body, options),

    /** A film as an editor needs it: every version of every part, every composition. */
    storyboard: (generator: FilmGenerator, id: string, options?: CallOptions): Promise<Storyboard> =>
      get(`${filmPath(generator, id)}/storyboard`, {}, options),

    /** Previews a change of a film in words: the documents of its segments, their differences, and their order. */
    changeFilm: (
      generator: FilmGenerator,
      id: string,
      body: FilmChangeBody,
      options?: CallOptions,
    ): Promise<ChangedFilm> => send('POST', `${filmPath(generator, id)}/change`, body, options),

    /** Chooses which of its compositions a film shows. */
    chooseCut: (generator: FilmGenerator, id: string, cut: string, options?: CallOptions): Promise<Storyboard> =>
      send('PUT', `${filmPath(generator, id)}/cut`, { cut }, options),

    /** Peaks for a waveform, and word times, of the composition that the film shows or of another. */
    filmSound: (
      generator: FilmGenerator,
      id: string,
      { cut, ...options }: CallOptions & { cut?: string } = {},
    ): Promise<FilmSound> => get(`${filmPath(generator, id)}/sound`, cut === undefined ? {} : { cut }, options),

    /** A film's timeline as data. */
    timeline: (
      generator: FilmGenerator,
      id: string,
      { cut, ...options }: CallOptions & { cut?: string } = {},
    ): Promise<Timeline> => get(`${filmPath(generator, id)}/timeline`, cut === undefined ? {} : { cut }, options),

    /** A film's timeline as text for an editing program: OpenTimelineIO or an edit decision list. */
    exportFilm: (
      generator: FilmGenerator,
      id: string,
      format: 'otio' | 'edl',
      { signal, cut }: CallOptions & { cut?: string } = {},
    ): Promise<string> =>
      callText(connection, {
        method: 'GET',
        path: `${filmPath(generator, id)}/timeline`,
        query: { format, ...(cut !== undefined && { cut }) },
        signal,
      }),

    /** The cut of a timeline (OpenTimelineIO or CMX 3600) that was edited elsewhere, for a composition. Changes nothing. */
    readTimeline: (generator: FilmGenerator, id: string, timeline: string, options?: CallOptions): Promise<EditedCut> =>
      send('POST', `${filmPath(generator, id)}/timeline`, { timeline }, options),

    /** Yields the callbacks of all the account's tasks, signed for a URL, for programs without a public address. */
    callbacks: (forUrl: string, options?: CallOptions): AsyncGenerator<SignedCallback, void, undefined> =>
      followCallbacks(connection, forUrl, options),

    /** A sample callback for testing a receiver; nothing is sent. */
    sampleCallback: (
      event: SignedCallback['event'],
      forUrl = 'http://localhost/',
      options?: CallOptions,
    ): Promise<SignedCallback> => send('POST', '/ent/v2/callbacks/sample', { event, url: forUrl }, options),

    /** A page of the delivery log, newest first. */
    callbackLog: (filter: CallbackFilter = {}, options?: CallOptions): Promise<CallbackPage> =>
      get('/ent/v2/callbacks', filter, options),

    /** Sends a callback again, with the same `webhook-id`. */
    redeliver: (id: string, options?: CallOptions): Promise<LoggedCallback> =>
      send('POST', `/ent/v2/callbacks/${pathSegment(id)}/redeliver`, undefined, options),

    /** The account's test receiver: its address, and the calls that it received. */
    testReceiver: (options?: CallOptions): Promise<TestReceiver> => get('/ent/v2/callbacks/received', {}, options),

    async voices(options?: CallOptions): Promise<Voice[]> {
      return (await get<{ voices: Voice[] }>('/ent/v2/voices', {}, options)).voices
    },

    async credits(options?: CallOptions): Promise<Credits> {
      const { remains } = await get<{ remains: [Credits] }>('/ent/v2/credits', {}, options)
      return remains[0]
    },

    /** A page of the ledger, newest first. */
    ledger: (filter: LedgerFilter = {}, options?: CallOptions): Promise<LedgerPage> =>
      get('/ent/v2/credits/ledger', filter, options),

    /** The credits spent and added on each of the last days, oldest first. */
    async creditDays(days: number, options?: CallOptions): Promise<CreditDay[]> {
      return (await get<{ days: CreditDay[] }>('/ent/v2/credits/days', { days }, options)).days
    },

    subjects: (filter: SubjectFilter = {}, options?: CallOptions): Promise<SubjectPage> =>
      get('/ent/v2/subjects', filter, options),
    subject: (id: string, options?: CallOptions): Promise<Subject> => get(subjectPath(id), {}, options),
    createSubject: (body: SubjectBody, options?: CallOptions): Promise<Subject> =>
      send('POST', '/ent/v2/subjects', body, options),
    changeSubject: (id: string, body: SubjectChange, options?: CallOptions): Promise<Subject> =>
      send('PUT', subjectPath(id), body, options),
    deleteSubject: async (id: string, options?: CallOptions): Promise<void> => {
      await send('DELETE', subjectPath(id), undefined, options)
    },
  }

  function stepOnFilm<T>(film: EditableFilm, id: string, step: string, body: object, options?: CallOptions) {
    // The only film kind whose steps name the film in the body.
    if (film === 'ad-one-click')
      return send<T>('POST', `${generatorPath(film)}/${step}`, { ...body, ad_one_click_task_id: id }, options)
    return send<T>('POST', `${filmPath(film, id)}/${step}`, body, options)
  }

  function estimateStep(film: EditableFilm, id: string, step: string, body: object, options?: CallOptions) {
    if (film === 'ad-one-click')
      return send<Estimate>(
        'POST',
        `/ent/v2/estimate/${generatorName(film)}/${step}`,
        { ...body, ad_one_click_task_id: id },
        options,
      )
    return send<Estimate>('POST', `/ent/v2/estimate/${generatorName(film)}/${pathSegment(id)}/${step}`, body, options)
  }
}

const STARTING_POINTS = '/ent/v2/scene/starting-points'
const SAVED_SCENES = '/ent/v2/scenes'
const savedScenePath = (id: string): string => `${SAVED_SCENES}/${pathSegment(id)}`
const SAVED_ASSETS = '/ent/v2/assets'
const savedAssetPath = (id: string): string => `${SAVED_ASSETS}/${pathSegment(id)}`
const COLLECTIONS = '/ent/v2/collections'
const collectionPath = (id: string): string => `${COLLECTIONS}/${pathSegment(id)}`
const subjectPath = (id: string): string => `/ent/v2/subjects/${pathSegment(id)}`
