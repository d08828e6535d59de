import { z } from 'zod'
import { brand } from './brand.ts'
import type { Endpoint } from './endpoint.ts'
import { problems } from './problems.ts'

/** The OpenAPI 3.1 description of the given endpoints. */
export function describeApi(endpoints: Readonly<Record<string, Endpoint>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = describeOperation(name, endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version },
    paths,
    components: {
      schemas: { Problem: problemSchema() },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'rolefit_session' } },
    },
  }
}

function describeOperation(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.access === 'signed-in' ? { security: [{ session: [] }] } : {}),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Done', content: json(schemaOf(endpoint.reply, 'output')) },
      default: {
        description: 'Refused',
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    },
  }
}

function requestBody({ body, form }: Endpoint) {
  if (body) return { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }
  if (!form) return {}
  const content = { 'multipart/form-data': { schema: schemaOf(form, 'input') } }
  return { requestBody: { required: true, content } }
}

function pathParameters(endpoint: Endpoint) {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(endpoint: Endpoint) {
  return Object.entries(endpoint.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema, 'input'),
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

function problemSchema() {
  return {
    type: 'object',
    required: ['ok', 'error', 'message'],
    properties: {
      ok: { const: false },
      error: { enum: Object.keys(problems) },
      message: { type: 'string' },
    },
  }
}
