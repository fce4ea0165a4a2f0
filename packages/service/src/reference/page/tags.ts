/** What belongs together in the documentation, in a sentence each. */
export const TAGS: Record<string, string> = {
  Generators: 'Make something: each create answers at once with a task.',
  Previews: 'Plan before paying: what would be made of a body, and what it would cost.',
  Tasks: 'Follow tasks, list them, cancel them.',
  Films: 'Look into films, make parts of them again, and compose them anew.',
  Subjects: 'Keep people, animals and things that prompts can name.',
  Voices: 'Voices for speech.',
  Callbacks:
    'The delivery log, and sending again; a test receiver and samples; callbacks for who cannot be called, over a stream.',
  Account: 'Whose key it is; the way in to the console.',
  Credits: 'The balance, where the credits went, and what a call would cost.',
  Uploads: 'Bring files that are too large for a body.',
  Files: 'Results, by signed URL.',
  OpenAI:
    'The same for clients of OpenAI: videos, pictures, speech and models, with the key as `Bearer` and errors in that shape.',
  Agents: 'Tools for agents, by the Model Context Protocol.',
  Sandbox: 'Time in a sandbox, for tests of others; refused where the service is none.',
  Operator:
    'Accounts, keys, credits, limits and the delivery log; the queue, workers, engines, storage and settings. For keys with the scope `admin`.',
  Health: 'For load balancers.',
  Documents: 'This documentation, for programs.',
}
