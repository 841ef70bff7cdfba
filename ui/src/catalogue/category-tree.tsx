import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { useState } from "react";
import { SelectField } from "../fields/choice-fields.tsx";
import styles from "./category-tree.module.css";

/** A category or subcategory, with how many resources it leads to. */
export interface CategoryNode {
  id: string;
  href: string;
  name: string;
  count: number;
  current: boolean;
  children: readonly CategoryNode[];
}

/** Everything and the categories, as a list of links that open; below 992 px a select instead. */
export function CategoryTree({
  all,
  nodes,
  onNavigate,
}: {
  all: { href: string; count: number; current: boolean };
  nodes: readonly CategoryNode[];
  onNavigate: (href: string) => void;
}) {
  const { t } = useLingui();
  const flat = nodes.flatMap((node) => [node, ...node.children]);
  const chosen = flat.findLast(({ current }) => current)?.href ?? all.href;
  return (
    <>
      <nav aria-label={t`Categories`} className={styles.tree}>
        <h2 className={styles.title}>
          <Trans>Categories</Trans>
        </h2>
        <ul>
          <li>
            <Row href={all.href} name={t`All the material`} count={all.count} current={all.current} />
          </li>
          {nodes.map((node) => (
            <Branch key={node.id} node={node} />
          ))}
        </ul>
      </nav>
      <div className={styles.select}>
        <SelectField label={t`Category`} value={chosen} onChange={(event) => onNavigate(event.currentTarget.value)}>
          <option value={all.href}>{`${t`All the material`} (${all.count})`}</option>
          {nodes.map((node) => (
            <CategoryOptions key={node.id} node={node} />
          ))}
        </SelectField>
      </div>
    </>
  );
}

function CategoryOptions({ node }: { node: CategoryNode }) {
  return (
    <>
      <option value={node.href}>{`${node.name} (${node.count})`}</option>
      {node.children.map((child) => (
        <option key={child.id} value={child.href}>{`\u2003${child.name} (${child.count})`}</option>
      ))}
    </>
  );
}

function Branch({ node }: { node: CategoryNode }) {
  const { t } = useLingui();
  const holdsCurrent = node.current || node.children.some(({ current }) => current);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? holdsCurrent;
  const { name } = node;
  return (
    <li>
      <Row href={node.href} name={node.name} count={node.count} current={node.current} />
      {node.children.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={open ? t`Close ${name}` : t`Open ${name}`}
            onClick={() => setToggled(!open)}
          >
            {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </button>
          {open && (
            <ul className={styles.children}>
              {node.children.map((child) => (
                <li key={child.id}>
                  <Row href={child.href} name={child.name} count={child.count} current={child.current} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  );
}

function Row({ href, name, count, current }: { href: string; name: string; count: number; current: boolean }) {
  return (
    <a href={href} className={styles.row} aria-current={current ? "true" : undefined}>
      <span>{name}</span>
      <span className={styles.count}>{count}</span>
    </a>
  );
}
