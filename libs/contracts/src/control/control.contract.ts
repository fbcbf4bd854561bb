import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { RefusalSchema } from '../shared/service.schema'
import * as schema from './control.schema'

const c = initContract()
const world = '/__sim/v1/worlds/:world'
const pathParams = z.object({ world: z.string().max(120) })
const refused = { 400: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema, 409: RefusalSchema }

/** How tests and tools make worlds, look into them and change them. */
export const controlContract = c.router({
  makeWorld: {
    method: 'POST',
    path: '/__sim/v1/worlds',
    summary: 'Make a world',
    body: schema.MakeWorldBodySchema,
    responses: { 201: schema.WorldSummarySchema, ...refused },
  },
  listWorlds: {
    method: 'GET',
    path: '/__sim/v1/worlds',
    summary: 'List the worlds',
    responses: { 200: z.strictObject({ worlds: z.array(schema.WorldSummarySchema) }), ...refused },
  },
  getWorld: {
    method: 'GET',
    path: world,
    pathParams,
    summary: 'Look at a world',
    responses: { 200: schema.WorldSummarySchema, ...refused },
  },
  dropWorld: {
    method: 'DELETE',
    path: world,
    pathParams,
    summary: 'Drop a world with everything in it',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...refused },
  },
  getState: {
    method: 'GET',
    path: `${world}/state`,
    pathParams,
    summary: 'Everything that a world holds',
    responses: { 200: schema.WorldStateSchema, ...refused },
  },
  runCommand: {
    method: 'POST',
    path: `${world}/commands`,
    pathParams,
    summary: "Change the world in the domain's words",
    body: schema.CommandSchema,
    responses: { 200: z.strictObject({ done: z.string(), affected: z.number().int() }), ...refused },
  },
  listOperations: {
    method: 'GET',
    path: '/__sim/v1/catalog/operations',
    summary: 'Every operation with its paths, errors and an example',
    responses: { 200: z.array(schema.CatalogOperationSchema), ...refused },
  },
  listErrors: {
    method: 'GET',
    path: '/__sim/v1/catalog/errors',
    summary: 'Every error with the operations that may answer it',
    responses: { 200: z.array(schema.CatalogErrorSchema), ...refused },
  },
  listPersonas: {
    method: 'GET',
    path: '/__sim/v1/catalog/personas',
    summary: 'Every persona with what one will see',
    responses: { 200: z.array(schema.CatalogPersonaSchema), ...refused },
  },
})
