import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with the files that take longest, so that nothing waits for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => /\/(walk-\w+|routes)\.e2e\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
