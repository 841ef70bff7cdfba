import { useLocale } from "@anaquel/client-kit/i18n";
import { type ReactNode, useState } from "react";
import { thumbnailOf } from "./course-cards.ts";
import styles from "./courses.module.css";

/** The picture of a course; its plain place when there is none. The name always stands beside it. Source: T-422. */
export function CourseThumbnail({ master }: { master: string }): ReactNode {
  const { locale } = useLocale();
  const [missing, setMissing] = useState<string | null>(null);
  const src = thumbnailOf(master, locale);
  return (
    <span className={styles.picture}>
      {missing !== src && (
        <img src={src} alt="" width={640} height={360} loading="lazy" onError={() => setMissing(src)} />
      )}
    </span>
  );
}
