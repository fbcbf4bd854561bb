import { useDeferredValue, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { stories } from '../stage/stories'
import { asWords, groupStories, type Part } from './group-stories'
import styles from './shell.module.css'

const States = ({ part, shown }: { part: Part; shown: string }) => {
  const search = useSearch()
  return (
    <section className={styles.part}>
      <h3>{part.name}</h3>
      <ul>
        {part.states.map((state) => {
          const id = `${part.id}/${state}`
          return (
            <li key={id}>
              <Link href={`/${id}${search && `?${search}`}`} aria-current={id === shown ? 'page' : undefined}>
                {asWords(state)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Every part in every state, by feature. */
export const StoryList = ({ shown }: { shown: string }) => {
  const [query, setQuery] = useState('')
  const features = groupStories(stories.keys(), useDeferredValue(query))
  return (
    <nav className={styles.list} aria-label="Parts">
      <p className={styles.brand}>
        Gallery <span>{stories.size} states</span>
      </p>
      <input
        type="search"
        aria-label="Search parts and states"
        placeholder="Search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {features.map(({ name, parts }) => (
        <details key={name} open>
          <summary>
            <h2>{name}</h2>
          </summary>
          {parts.map((part) => (
            <States key={part.id} part={part} shown={shown} />
          ))}
        </details>
      ))}
      {features.length === 0 && <p>No part or state is named so.</p>}
    </nav>
  )
}
