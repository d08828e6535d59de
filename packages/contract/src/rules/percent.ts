import { z } from 'zod'

export const Percent = z.number().int().min(0).max(100)
