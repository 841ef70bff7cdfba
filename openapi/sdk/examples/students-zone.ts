/** A small client of the students' zone: opens a shared title by its link, lists it by unit, and keeps its place. */
import { AnaquelError, createAnaquel, getCaptchaToken, getStudentsZone, pingStudentsZone } from "@anaquel/sdk";

const [token = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20"] = process.argv.slice(2);
const { client } = createAnaquel({ baseUrl: process.env.ANAQUEL_API ?? "http://localhost:3000/api", language: "en" });

try {
  const captcha = await getCaptchaToken(client, "studentszone");
  const { data: zone } = await getStudentsZone({ client, path: { token }, query: { token: captcha } });

  console.log(`${zone.info.name}, shared by ${zone.info.teacher}`);
  for (const unit of zone.units) {
    console.log(`\n${unit.name}`);
    for (const resource of zone.resources.filter(({ unitUuid }) => unitUuid === unit.uuid)) {
      console.log(`  ${(resource.type ?? "").padEnd(12)} ${resource.name}`);
    }
  }

  // A page that stays open repeats this every two minutes, so that its place is not given to somebody else.
  await pingStudentsZone({ client, path: { token } });
} catch (error) {
  if (!(error instanceof AnaquelError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
