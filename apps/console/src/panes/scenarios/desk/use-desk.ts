import { writeYaml } from '@soe/scenario'
import type { CatalogScenario, WorldOverview, WorldScenario } from '@soe/simulator-client'
import { useNotify } from '@soe/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  takeHandOver,
  queryKeys,
  useArm,
  useCatalogScenarios,
  useDisarm,
  useScenarios,
  useSimulator,
} from '../../../data'
import {
  freeId,
  idIn,
  loadDrafts,
  newScenario,
  saveDrafts,
  sentText,
  splitDocuments,
  withId,
  type Drafts,
} from '../drafts/drafts'
import { entriesOf } from './list-entries'

const filesEvery = 3000

/** The scenario files; the catalogue is read again when one changes on disk. */
const useScenarioFiles = () => {
  const { client } = useSimulator()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: queryKeys.catalogue('scenario-files'),
    queryFn: () => client.scenarioFiles(),
    refetchInterval: filesEvery,
  })
  const version = data?.map(({ file, loadedAt = '' }) => `${file} ${loadedAt}`).join('\n')
  const known = useRef(version)
  useEffect(() => {
    if (version === known.current) return
    if (known.current !== undefined) void queries.invalidateQueries({ queryKey: queryKeys.catalogue('scenarios') })
    known.current = version
  }, [version, queries])
  return data ?? []
}

const useDrafts = (world: string) => {
  const notify = useNotify()
  const [drafts, setDrafts] = useState<Drafts>(() => loadDrafts(sessionStorage, world))
  const change = (make: (before: Drafts) => Drafts) =>
    setDrafts((before) => {
      const after = make(before)
      if (!saveDrafts(sessionStorage, world, after))
        notify('The browser keeps no more drafts: this one is lost on reload', 'red')
      return after
    })
  return [drafts, change] as const
}

const without = (drafts: Drafts, id: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== id))

const textOf = (scenario: WorldScenario | CatalogScenario | undefined) => scenario && writeYaml(scenario.document)

export const useDesk = (world: WorldOverview) => {
  const { id: worldId } = world
  const notify = useNotify()
  const armedQuery = useScenarios(worldId)
  const catalogueQuery = useCatalogScenarios()
  const files = useScenarioFiles()
  const arm = useArm(worldId)
  const disarm = useDisarm(worldId)
  const [drafts, changeDrafts] = useDrafts(worldId)
  const [query, setQuery] = useSearchParams()
  const [revision, setRevision] = useState(0)
  const armed = useMemo(() => armedQuery.data ?? [], [armedQuery.data])
  const catalogue = useMemo(() => catalogueQuery.data ?? [], [catalogueQuery.data])
  const entries = useMemo(() => entriesOf({ armed, catalogue, files, drafts }), [armed, catalogue, files, drafts])

  const asked = query.get('scenario') ?? undefined
  const openId = asked ?? armed[0]?.id ?? Object.keys(drafts)[0]
  const openEntry = entries.find(({ id }) => id === openId)
  const armedOne = armed.find(({ id }) => id === openId)
  const source = armedOne ?? catalogue.find(({ id }) => id === openId)
  const sourceText = useMemo(() => textOf(source), [source])
  const draft = openId === undefined ? undefined : drafts[openId]

  const open = (id: string | undefined) => {
    // The last refusal was about another scenario.
    arm.reset()
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === undefined) after.delete('scenario')
        else after.set('scenario', id)
        return after
      },
      { replace: true },
    )
  }

  const addDrafts = (texts: readonly string[]) => {
    const taken = new Set([...entries.map(({ id }) => id), ...Object.keys(drafts)])
    const added = texts.map((text) => {
      const id = freeId(idIn(text) ?? 'new-scenario', taken)
      taken.add(id)
      return [id, withId(text, id)] as const
    })
    changeDrafts((before) => ({ ...before, ...Object.fromEntries(added) }))
    if (added[0]) open(added[0][0])
    return added.length
  }

  // A handed-over text is taken once the taken ids are known.
  const isReady = armedQuery.isSuccess && catalogueQuery.isSuccess
  useEffect(() => {
    if (!isReady) return
    const left = takeHandOver(sessionStorage, worldId)
    if (left !== undefined) addDrafts(splitDocuments(left))
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when both lists are first ready
  }, [isReady, worldId])

  const write = (text: string) => {
    if (openId === undefined || text === (draft ?? sourceText)) return
    changeDrafts((before) => (text === sourceText ? without(before, openId) : { ...before, [openId]: text }))
  }

  const discard = (id: string) => {
    changeDrafts((before) => without(before, id))
    setRevision((before) => before + 1)
    notify(`Draft of ${id} discarded`)
    if (id === openId && !entries.some((entry) => entry.id === id && entry.origin !== 'draft')) open(undefined)
  }

  const armText = (from: string, text: string) =>
    arm.mutate(sentText(text), {
      onSuccess: ({ id, rules }) => {
        notify(`${id} armed: ${rules} ${rules === 1 ? 'rule' : 'rules'}, counted from none`)
        if (id === from) return
        // The text names another id, and was armed under that.
        changeDrafts((before) => ({ ...without(before, from), [id]: text }))
        open(id)
      },
    })

  const armEntry = (id: string) => {
    const known = catalogue.find((other) => other.id === id) ?? armed.find((other) => other.id === id)
    const text = drafts[id] ?? textOf(known)
    if (text !== undefined) armText(id, text)
  }

  const disarmEntry = (id: string) => {
    // A scenario that exists nowhere else stays as a draft.
    const left = armed.find((other) => other.id === id)
    const isElsewhere = catalogue.some((other) => other.id === id)
    if (left && !isElsewhere && !(id in drafts)) changeDrafts((before) => ({ ...before, [id]: textOf(left) ?? '' }))
    disarm.mutate(id, { onSuccess: () => notify(`${id} disarmed`) })
  }

  return {
    entries,
    files,
    catalogue,
    armed,
    isLoading: armedQuery.isPending || catalogueQuery.isPending,
    error: armedQuery.error ?? catalogueQuery.error,
    retry: () => void Promise.all([armedQuery.refetch(), catalogueQuery.refetch()]),
    openId,
    isAsked: asked !== undefined,
    openEntry,
    armedOne,
    text: draft ?? sourceText,
    hasDraft: draft !== undefined,
    /** Changes when the editor must be created anew. */
    editorKey: `${openId} ${revision}`,
    open,
    write,
    discard,
    addDrafts,
    addNew: () => addDrafts([newScenario('new-scenario')]),
    copy: (text: string) => addDrafts([text]),
    armText,
    armEntry,
    disarmEntry,
    arming: arm,
  }
}

export type Desk = ReturnType<typeof useDesk>
