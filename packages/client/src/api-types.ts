import type { GENERATOR_PATHS } from './generated/generator-paths.ts'
import type { components, operations, paths } from './generated/schema.ts'

// Inputs and answers of the calls, from the generated types.

type Json<R> = R extends { content: { 'application/json': infer T } } ? T : never
type Answer<O> = O extends { responses: { 200: infer R } } ? Json<R> : never
type Body<O> = O extends { requestBody?: infer R } ? Json<NonNullable<R>> : never
type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never
type Post<P> = P extends keyof paths ? paths[P]['post'] : never
type Get<P> = P extends keyof paths ? paths[P]['get'] : never

/** The generators by name. */
export type Generator = keyof typeof GENERATOR_PATHS
type Path<G extends Generator> = (typeof GENERATOR_PATHS)[G]

export type CreateBody<G extends Generator> = Body<Post<Path<G>>>
/** A new task. Every generator returns its id. */
export type Created<G extends Generator> = Answer<Post<Path<G>>> & { id: string }

export type Task = Answer<operations['getTasksIdCreations']>
export type Creation = Task['creations'][number]
/** The retention of a task's files. */
export type Kept = Answer<operations['putTasksIdKeep']>
export type Estimate = Answer<operations['postEstimateText2video']>
/** A preview of a body. */
export type Preview = Answer<operations['postPreviewText2video']>
/** A scene document, `kinora.scene/1`. */
export type Scene = components['schemas']['Scene']
/** A scene document without its version, as `scene` takes it. */
export type SceneParts = Omit<Scene, 'version'>
export type CheckedScene = Answer<operations['postSceneCheck']>
export type SceneProblem = CheckedScene['problems'][number]
export type SceneWarning = CheckedScene['warnings'][number]
export type CatalogueFilter = Omit<Query<Get<'/ent/v2/scene/catalog'>>, 'format'>
export type CataloguePage = Answer<operations['getSceneCatalog']>
export type CatalogueEntry = Answer<operations['getSceneCatalogKindName']>
export type StillsBody = Body<operations['postSceneStills']>
export type Stills = Answer<operations['postSceneStills']>
export type StartingPoints = Answer<operations['getSceneStartingPoints']>['starting_points']
export type StartingPoint = Answer<operations['getSceneStartingPointsName']>
export type SavedScene = Answer<operations['getScenesId']>
export type SavedScenePage = Answer<operations['getScenes']>
export type SavedSceneFilter = Query<operations['getScenes']>
export type SavedSceneBody = Body<operations['postScenes']>
export type SavedSceneChange = Body<operations['putScenesId']>
export type SceneVersions = Answer<operations['getScenesIdVersions']>['versions']
export type SeenAsset = Answer<operations['postSceneAsset']>
export type SavedAsset = Answer<operations['getAssetsId']>
export type SavedAssetPage = Answer<operations['getAssets']>
export type SavedAssetFilter = Query<operations['getAssets']>
export type AssetVersions = Answer<operations['getAssetsIdVersions']>['versions']
export type Collection = Answer<operations['putCollectionsCollection']>
export type CollectionWithItems = Answer<operations['getCollectionsCollection']>
export type SceneChangeBody = Body<operations['postSceneChange']>
export type ChangedScene = Answer<operations['postSceneChange']>
export type StoryboardSheetBody = Body<operations['postSceneStoryboard']>
export type StoryboardSheet = Answer<operations['postSceneStoryboard']>
export type ExportBody = Body<operations['postSceneExport']>
export type ExportedScene = Answer<operations['postSceneExport']>
export type TaskScene = Answer<operations['getTasksIdScene']>
export type TaskRequest = Answer<operations['getTasksIdRequest']>
export type SignedCallback = Answer<operations['postCallbacksSample']>
export type TaskPage = Answer<operations['getTasks']>
export type ListedTask = TaskPage['tasks'][number]
export type TaskFilter = NonNullable<operations['getTasks']['parameters']['query']>

export type Voice = Answer<operations['getVoices']>['voices'][number]
export type Credits = Answer<operations['getCredits']>['remains'][number]

/** A ledger entry. */
export type LedgerPage = Answer<Get<'/ent/v2/credits/ledger'>>
export type LedgerEntry = LedgerPage['entries'][number]
export type LedgerFilter = Query<Get<'/ent/v2/credits/ledger'>>
/** The credits spent and given on one day. */
export type CreditDay = Answer<Get<'/ent/v2/credits/days'>>['days'][number]

/** A callback with all delivery attempts. */
export type CallbackPage = Answer<Get<'/ent/v2/callbacks'>>
export type LoggedCallback = CallbackPage['callbacks'][number]
export type CallbackFilter = Query<Get<'/ent/v2/callbacks'>>
/** The address of the account's test receiver, and the calls that it received. */
export type TestReceiver = Answer<Get<'/ent/v2/callbacks/received'>>
export type ReceivedCall = TestReceiver['calls'][number]

export type Subject = Answer<operations['getSubjectsId']>
export type SubjectPage = Answer<operations['getSubjects']>
export type SubjectFilter = NonNullable<operations['getSubjects']['parameters']['query']>
export type SubjectBody = Body<operations['postSubjects']>
export type SubjectChange = Body<operations['putSubjectsId']>

/** The generators whose result is a film of parts. */
export type FilmGenerator = { [G in Generator]: `${Path<G>}/{id}` extends keyof paths ? G : never }[Generator]
export type Film<G extends FilmGenerator> = Answer<Get<`${Path<G>}/{id}`>>
export type Timeline = Answer<operations['getAdOneClickIdTimeline']>
/** The cut of a timeline that was edited elsewhere. */
export type EditedCut = Answer<operations['postAdOneClickIdTimeline']>
/** A film of any kind as an editor needs it. */
export type Storyboard = Answer<operations['getAdOneClickIdStoryboard']>
export type FilmChangeBody = Body<operations['postAdOneClickIdChange']>
export type ChangedFilm = Answer<operations['postAdOneClickIdChange']>
export type FilmVersion = Storyboard['segments'][number]['versions'][number]
export type FilmCut = Storyboard['cuts'][number]
export type FilmSound = Answer<operations['getAdOneClickIdSound']>

type StepPath<G extends FilmGenerator, Step extends string> = Extract<
  keyof paths,
  `${Path<G>}/${Step}` | `${Path<G>}/{id}/${Step}`
>
/** The films that can be edited and composed again. */
export type EditableFilm = { [G in FilmGenerator]: [StepPath<G, 'edit'>] extends [never] ? never : G }[FilmGenerator]

/** Without the film's id, which the call has. */
type WithoutId<T> = T extends unknown ? Omit<T, 'ad_one_click_task_id'> : never
export type EditBody<G extends EditableFilm> = WithoutId<Body<Post<StepPath<G, 'edit'>>>>
export type ComposeBody<G extends EditableFilm> = WithoutId<Body<Post<StepPath<G, 'compose'>>>>
