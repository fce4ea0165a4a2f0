import { join } from 'node:path'
import { checkLayers, type Folders } from '../../../test/harness/layers.ts'

// The console knows the service by its published contract alone. A page is a folder that knows the parts all pages share,
// and no other page.
const folders: Folders = {
  'main.tsx': { layer: 9, does: 'the whole page' },
  'early-theme.ts': { layer: 9, does: 'the theme, before anything is drawn' },
  'shell/pages.ts': { layer: 1, does: 'the register of pages' },
  shell: { layer: 8, does: 'the frame around pages: menu, address, connection' },
  'sign-in': { layer: 7, does: 'the way in' },
  make: { layer: 7, does: 'page: a form for each generator' },
  tasks: { layer: 7, does: 'page: every task, found, looked at, made again' },
  desk: { layer: 7, does: 'page: scene documents: the library, stills, plan, timeline and forms' },
  film: { layer: 7, does: 'page: films, segment by segment' },
  storyboard: { layer: 7, does: 'page: the shots of a film before it is made' },
  subjects: { layer: 7, does: 'page: people, animals and things that prompts can name' },
  voices: { layer: 7, does: 'page: voices to listen to and to try' },
  credits: { layer: 7, does: 'page: what there is and where it went' },
  callbacks: { layer: 7, does: 'page: the delivery log, a test receiver' },
  operators: { layer: 7, does: 'pages: accounts, queue and workers, engines, storage and settings' },
  settings: { layer: 7, does: 'page: language, theme, who one is' },
  'task-parts': { layer: 5, does: 'what several pages show of tasks: state, progress, what was made' },
  ui: { layer: 3, does: 'parts of pages: buttons, fields, dialogs, players' },
  session: { layer: 2, does: 'the key, the client, whether the service is there' },
  texts: { layer: 2, does: 'every text, in each language' },
  core: { layer: 0, does: 'address, storage, theme, how numbers are written' },
}

checkLayers(join(import.meta.dirname, '..'), folders)
