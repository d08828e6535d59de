import { accountant } from './accountant.ts'
import { chef } from './chef.ts'
import { civilEngineer } from './civil-engineer.ts'
import { dataAnalyst } from './data-analyst.ts'
import { electrician } from './electrician.ts'
import { fitnessTrainer } from './fitness-trainer.ts'
import type { GoldenCase } from './golden-case.ts'
import { hotelReceptionist } from './hotel-receptionist.ts'
import { hrOfficer } from './hr-officer.ts'
import { marketingManager } from './marketing-manager.ts'
import { paralegal } from './paralegal.ts'
import { primarySchoolTeacher } from './primary-school-teacher.ts'
import { registeredNurse } from './registered-nurse.ts'
import { retailStoreManager } from './retail-store-manager.ts'
import { socialWorker } from './social-worker.ts'
import { softwareDeveloper } from './software-developer.ts'
import { truckDriver } from './truck-driver.ts'
import { warehouseOperative } from './warehouse-operative.ts'
import { welder } from './welder.ts'

export const goldenCases: readonly GoldenCase[] = [
  accountant,
  chef,
  civilEngineer,
  dataAnalyst,
  electrician,
  fitnessTrainer,
  hotelReceptionist,
  hrOfficer,
  marketingManager,
  paralegal,
  primarySchoolTeacher,
  registeredNurse,
  retailStoreManager,
  socialWorker,
  softwareDeveloper,
  truckDriver,
  warehouseOperative,
  welder,
]
