import { partOf, type Story } from '@soe/stories'

const modules = import.meta.glob<Record<string, Story>>('../../../../libs/{ui,shop/*}/src/**/*.story.tsx', {
  eager: true,
})

/** Every story by its id: `wishlist/favorites/Empty`. */
export const stories: ReadonlyMap<string, Story> = new Map(
  Object.entries(modules).flatMap(([file, states]) =>
    Object.entries(states).map(([name, story]) => [`${partOf(file)}/${name}`, story] as const),
  ),
)

/** The names of a part's stories. */
export const statesOf = (part: string): string[] =>
  [...stories.keys()].filter((id) => id.slice(0, id.lastIndexOf('/')) === part).map((id) => id.slice(part.length + 1))

export const findStory = (id: string): Story => {
  const story = stories.get(id)
  if (story) return story
  const part = id.slice(0, id.lastIndexOf('/'))
  const known = [...stories.keys()].filter((each) => each.startsWith(part))
  throw new Error(`There is no story ${id}. ${known.length > 0 ? `Its part has ${known.join(', ')}.` : ''}`)
}
