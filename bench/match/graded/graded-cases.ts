import { backendDeveloper } from './backend-developer.ts'
import type { GradedCase } from './graded-case.ts'
import { maintenanceElectrician } from './maintenance-electrician.ts'
import { managementAccountant } from './management-accountant.ts'
import { mathsTeacher } from './maths-teacher.ts'
import { propertyParalegal } from './property-paralegal.ts'
import { sousChef } from './sous-chef.ts'
import { tankerDriver } from './tanker-driver.ts'
import { wardNurse } from './ward-nurse.ts'

export const gradedCases: readonly GradedCase[] = [
  wardNurse,
  maintenanceElectrician,
  managementAccountant,
  backendDeveloper,
  sousChef,
  mathsTeacher,
  tankerDriver,
  propertyParalegal,
]
