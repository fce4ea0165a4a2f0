import type { ComponentType } from 'preact'
import type { PageProps } from '../core/route.ts'
import type { Texts } from '../texts/texts.ts'
import type { IconName } from '../ui/icon.tsx'

export type Page = {
  /** The first segment of its address: `#/tasks`. */
  path: string
  title: (texts: Texts) => string
  icon: IconName
  /** Its position in the menu; `none` for pages that are only linked. */
  menu: 'work' | 'account' | 'operators' | 'none'
  /** Loaded when it is first opened. */
  load: () => Promise<ComponentType<PageProps>>
}

/** All pages, in menu order. A page is a folder and a line here. */
export const PAGES: readonly Page[] = [
  {
    path: 'make',
    title: texts => texts.make.title,
    icon: 'make',
    menu: 'work',
    load: () => import('../make/make-page.tsx').then(file => file.MakePage),
  },
  {
    path: 'tasks',
    title: texts => texts.tasks.title,
    icon: 'tasks',
    menu: 'work',
    load: () => import('../tasks/tasks-page.tsx').then(file => file.TasksPage),
  },
  {
    path: 'desk',
    title: texts => texts.desk.title,
    icon: 'desk',
    menu: 'work',
    load: () => import('../desk/desk-page.tsx').then(file => file.DeskPage),
  },
  {
    path: 'film',
    title: texts => texts.film.title,
    icon: 'film',
    menu: 'work',
    load: () => import('../film/film-page.tsx').then(file => file.FilmPage),
  },
  {
    path: 'storyboard',
    title: texts => texts.storyboard.title,
    icon: 'film',
    menu: 'none',
    load: () => import('../storyboard/storyboard-page.tsx').then(file => file.StoryboardPage),
  },
  {
    path: 'subjects',
    title: texts => texts.subjects.title,
    icon: 'subjects',
    menu: 'work',
    load: () => import('../subjects/subjects-page.tsx').then(file => file.SubjectsPage),
  },
  {
    path: 'voices',
    title: texts => texts.voices.title,
    icon: 'voices',
    menu: 'work',
    load: () => import('../voices/voices-page.tsx').then(file => file.VoicesPage),
  },
  {
    path: 'credits',
    title: texts => texts.credits.title,
    icon: 'credits',
    menu: 'account',
    load: () => import('../credits/credits-page.tsx').then(file => file.CreditsPage),
  },
  {
    path: 'callbacks',
    title: texts => texts.callbacks.title,
    icon: 'callbacks',
    menu: 'account',
    load: () => import('../callbacks/callbacks-page.tsx').then(file => file.CallbacksPage),
  },
  {
    path: 'accounts',
    title: texts => texts.operators.accounts,
    icon: 'operators',
    menu: 'operators',
    load: () => import('../operators/accounts-page.tsx').then(file => file.AccountsPage),
  },
  {
    path: 'load',
    title: texts => texts.operators.load,
    icon: 'credits',
    menu: 'operators',
    load: () => import('../operators/load-page.tsx').then(file => file.LoadPage),
  },
  {
    path: 'engines',
    title: texts => texts.operators.engines,
    icon: 'grid',
    menu: 'operators',
    load: () => import('../operators/engines-page.tsx').then(file => file.EnginesPage),
  },
  {
    path: 'system',
    title: texts => texts.operators.system,
    icon: 'settings',
    menu: 'operators',
    load: () => import('../operators/system-page.tsx').then(file => file.SystemPage),
  },
  {
    path: 'settings',
    title: texts => texts.settings.title,
    icon: 'settings',
    menu: 'account',
    load: () => import('../settings/settings-page.tsx').then(file => file.SettingsPage),
  },
]

/** The default page. */
export const FIRST_PAGE = PAGES[0]?.path ?? ''
