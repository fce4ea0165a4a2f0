/** The sections of the documentation, with a sentence each. */
export const TAGS: Record<string, string> = {
  Generators: 'Create tasks: each create answers at once.',
  Previews: 'Plan before paying: the storyboard and the price of a request.',
  Scenes:
    'Say exactly what is seen: the schema and the catalogue of scene documents, checks and stills, and the scenes that an account keeps.',
  Tasks: 'Follow tasks, list them, cancel them.',
  Films: 'Show films, edit their parts, and compose them again.',
  Collections: 'Named sets of tasks and kept scenes, and the favourites.',
  Subjects: 'Store people, animals and things that prompts can name.',
  Voices: 'Voices for speech.',
  Callbacks: 'The delivery log, redelivery, a test receiver, samples, and callbacks over a stream.',
  Account: 'The account of the key; signing in to the console.',
  Credits: 'The balance, the ledger, and price estimates.',
  Uploads: 'Upload files that are too large for a body.',
  Files: 'Results, by signed URL.',
  OpenAI:
    'The same for OpenAI clients: videos, pictures, speech and models, with the key as `Bearer` and errors in that format.',
  Agents: 'Tools for agents, by the Model Context Protocol.',
  Sandbox: 'The clock of a sandbox, for tests; an error on other services.',
  Operator:
    'Accounts, keys, credits, limits and the delivery log; the queue, workers, engines, storage and settings. For keys with the scope `admin`.',
  Health: 'For load balancers.',
  Documents: 'This documentation, for programs.',
}
